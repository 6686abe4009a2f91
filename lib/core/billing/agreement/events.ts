import { agreementStates, type AgreementState } from './agreement';

/** The events of an agreement, caused by the calendar, the school or the office. */
export type AgreementEvent =
  | 'questionDue'
  /** A period ends while the plan is stopped because of an unpaid invoice. */
  | 'periodEndsStopped'
  | 'answersYes'
  | 'answersNo'
  /** The school orders a plan while none is in force. */
  | 'orders'
  /** The school orders a larger plan than the agreed plan. */
  | 'upgrades'
  | 'cancels'
  | 'resumes'
  /** The last teacher leaves the school. */
  | 'closes'
  /** The office writes off the whole of an invoice that stopped the plan. */
  | 'givenUp';

/** The change of an agreement by an event. Billing is derived from the agreement. */
type Change =
  | 'ask'
  | 'noteAnswer'
  /** Creates an agreement, which replaces an agreement that is not in force yet. */
  | 'agree'
  | 'changePlan'
  /** Like `changePlan`, and the agreement renews again. */
  | 'changePlanAndRenew'
  /** Withdraws the agreement, so that the school is in its trial again. */
  | 'withdraw'
  /** Ends the agreement with its current period. */
  | 'end'
  /** Ends the agreement on the day before the office writes off an invoice. */
  | 'endAtOnce'
  | 'renew'
  | 'closeTrial';

/** A change of the agreement, a refusal with an error code, or null if the event changes nothing. */
type Cell = Change | { refused: 'noSubscription' | 'changedMeanwhile' | 'smallerPlan' } | null;

const noQuestion = { refused: 'changedMeanwhile' } as const;
const none = { refused: 'noSubscription' } as const;
const smaller = { refused: 'smallerPlan' } as const;

/**
 * Transition table of every event in every state (spec, section 4), with a column for each of `agreementStates`. Unpaid
 * invoices have no influence: a school with debt may cancel.
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

/** The change or refusal that an event causes in a state; null if the event changes nothing. */
export const changeOfAgreement = (state: AgreementState, event: AgreementEvent): Cell =>
  table[event][agreementStates.indexOf(state)] ?? null;
