import { agreementStates, type AgreementState } from './agreement';

export type AgreementEvent =
  | 'questionDue'
  /** An agreement's period ends while its plan is stopped because of an unpaid invoice. */
  | 'periodEndsStopped'
  | 'answersYes'
  | 'answersNo'
  /** A school orders a plan while none is in force. */
  | 'orders'
  | 'upgrades'
  | 'cancels'
  | 'resumes'
  /** The last teacher leaves a school. */
  | 'closes'
  /** The billing office (staff) writes off the whole of an invoice that stopped the plan. */
  | 'givenUp';

type Change =
  | 'ask'
  | 'noteAnswer'
  /** A new agreement replaces one that is not in force yet. */
  | 'agree'
  | 'changePlan'
  /** The cancelled agreement gets a new plan and renews again. */
  | 'changePlanAndRenew'
  /** The agreement is withdrawn, so that the school is in its trial again. */
  | 'withdraw'
  /** The agreement ends with its current period. */
  | 'end'
  /** The agreement ends on the day before the billing office (staff) writes off an invoice. */
  | 'endAtOnce'
  | 'renew'
  | 'closeTrial';

/**
 * Effect of an event on a school's agreement: a change, or the error code of a refused event; null if nothing changes.
 */
type Cell = Change | { refused: 'noSubscription' | 'changedMeanwhile' | 'smallerPlan' } | null;

const noQuestion = { refused: 'changedMeanwhile' } as const;
const none = { refused: 'noSubscription' } as const;
const smaller = { refused: 'smallerPlan' } as const;

/**
 * Transition table of an agreement: every event in every state, with a column for each of `agreementStates` (spec,
 * section 4). Unpaid invoices have no influence: a school with debt may cancel.
 */
const table: Record<AgreementEvent, readonly [Cell, Cell, Cell, Cell, Cell, Cell]> = {
  questionDue: ['ask', null, null, null, null, null],
  periodEndsStopped: [null, null, null, 'end', null, null],
  answersYes: [noQuestion, 'agree', noQuestion, noQuestion, noQuestion, noQuestion],
  answersNo: [noQuestion, 'noteAnswer', noQuestion, noQuestion, noQuestion, noQuestion],
  orders: ['agree', 'agree', 'agree', smaller, smaller, 'agree'],
  upgrades: [none, none, 'changePlan', 'changePlan', 'changePlanAndRenew', none],
  cancels: [none, none, 'withdraw', 'end', null, none],
  resumes: [none, none, null, null, 'renew', none],
  closes: ['closeTrial', 'closeTrial', 'withdraw', 'end', null, null],
  givenUp: [null, null, null, 'endAtOnce', 'endAtOnce', null],
};

export const changeOfAgreement = (state: AgreementState, event: AgreementEvent): Cell =>
  table[event][agreementStates.indexOf(state)] ?? null;
