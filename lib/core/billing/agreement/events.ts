import { agreementStates, type AgreementState } from './agreement';

export type AgreementEvent =
  | 'questionDue'
  /** A billing period ends while the school's plan is stopped because of an unpaid invoice. */
  | 'periodEndsStopped'
  | 'answersYes'
  | 'answersNo'
  /** A school orders a plan in a new agreement, instead of changing the plan in force. */
  | 'orders'
  | 'upgrades'
  | 'cancels'
  | 'resumes'
  /** The last teacher leaves a school. */
  | 'closes'
  /** Staff write off the whole of an invoice that stopped the school's plan. */
  | 'givenUp';

type Change =
  | 'ask'
  | 'noteAnswer'
  | 'agree'
  | 'changePlan'
  | 'changePlanAndRenew'
  | 'withdraw'
  | 'end'
  | 'endAtOnce'
  | 'renew'
  | 'closeTrial';

type Cell = Change | { refused: 'noSubscription' | 'changedMeanwhile' | 'smallerPlan' } | null;

const noQuestion = { refused: 'changedMeanwhile' } as const;
const none = { refused: 'noSubscription' } as const;
const smaller = { refused: 'smallerPlan' } as const;

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

/**
 * Returns the change of a school's agreement that an event causes in a state (spec, section 4). Returns the error code
 * if the event is refused, and null if nothing changes. Unpaid invoices have no influence: a school with
 * debt may cancel.
 */
export const changeOfAgreement = (state: AgreementState, event: AgreementEvent): Cell =>
  table[event][agreementStates.indexOf(state)] ?? null;
