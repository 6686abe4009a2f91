import type { AgreementState } from './agreement';

/** The events of an agreement, caused by the calendar, the school or the office. */
export const agreementEvents = [
  'questionDue',
  'trialEnds',
  'periodEnds',
  /** The period ends while the plan is stopped for an invoice. */
  'periodEndsStopped',
  'answersYes',
  'answersNo',
  /** The school orders a plan while none is in force. */
  'orders',
  /** The school orders a larger plan than the agreed plan. */
  'upgrades',
  'cancels',
  'resumes',
  /** The last teacher leaves the school. */
  'closes',
  /** The office writes off the whole of an invoice that stopped the plan. */
  'givenUp',
] as const;
export type AgreementEvent = (typeof agreementEvents)[number];

/** The change of an agreement by an event. Billing is derived from the agreement. */
type Change =
  | 'ask'
  | 'noteAnswer'
  /** Creates an agreement, which replaces an agreement that is not in force yet. */
  | 'agree'
  | 'changePlan'
  /** Like `changePlan`, and the agreement renews again. */
  | 'changePlanAndRenew'
  /** Withdraws the agreement: the school is in its trial again, before or after the trial question. */
  | 'withdraw'
  /** Ends the agreement with its current period. */
  | 'end'
  /** Ends the agreement with the day before. */
  | 'endAtOnce'
  | 'renew'
  | 'closeTrial';

/** A cell of the table: a change, a refusal with an error code, or no change and the reason. */
export type Cell =
  /** A change. A school that was not asked the trial question gets the state `orTo`, if set, instead of `to`. */
  | { to: AgreementState; orTo?: AgreementState; does: Change }
  | { refused: 'noSubscription' | 'changedMeanwhile' | 'smallerPlan' }
  | { nothing: string };

const noQuestion = { refused: 'changedMeanwhile' } as const;
const none = { refused: 'noSubscription' } as const;
const smaller = { refused: 'smallerPlan' } as const;
const because = (nothing: string) => ({ nothing });

/**
 * Transition table of every event in every state (spec, section 4). Debt has no influence: a school with debt may
 * cancel.
 */
export const agreementTable: Record<AgreementState, Record<AgreementEvent, Cell>> = {
  trial: {
    questionDue: { to: 'asked', does: 'ask' },
    trialEnds: because('the trial ends by its day'),
    periodEnds: because('no period runs'),
    periodEndsStopped: because('no period runs'),
    answersYes: noQuestion,
    answersNo: noQuestion,
    orders: { to: 'agreed', does: 'agree' },
    upgrades: none,
    cancels: none,
    resumes: none,
    closes: { to: 'ended', does: 'closeTrial' },
    givenUp: because('nothing is billed'),
  },
  asked: {
    questionDue: because('it is asked once'),
    trialEnds: because('the trial ends by its day'),
    periodEnds: because('no period runs'),
    periodEndsStopped: because('no period runs'),
    answersYes: { to: 'agreed', does: 'agree' },
    answersNo: { to: 'asked', does: 'noteAnswer' },
    orders: { to: 'agreed', does: 'agree' },
    upgrades: none,
    cancels: none,
    resumes: none,
    closes: { to: 'ended', does: 'closeTrial' },
    givenUp: because('nothing is billed'),
  },
  agreed: {
    questionDue: because('the school has said what follows'),
    trialEnds: because('the agreement is in force by its day'),
    periodEnds: because('the first period is longer than the trial'),
    periodEndsStopped: because('the first period is longer than the trial'),
    answersYes: noQuestion,
    answersNo: noQuestion,
    orders: { to: 'agreed', does: 'agree' },
    upgrades: { to: 'agreed', does: 'changePlan' },
    cancels: { to: 'asked', orTo: 'trial', does: 'withdraw' },
    resumes: because('it renews'),
    closes: { to: 'ended', does: 'withdraw' },
    givenUp: because('its plan has not begun'),
  },
  running: {
    questionDue: because('the trial is over'),
    trialEnds: because('the trial is over'),
    periodEnds: because('the next period follows by its day'),
    periodEndsStopped: { to: 'ended', does: 'end' },
    answersYes: noQuestion,
    answersNo: noQuestion,
    orders: smaller,
    upgrades: { to: 'running', does: 'changePlan' },
    cancels: { to: 'ending', does: 'end' },
    resumes: because('it renews'),
    closes: { to: 'ending', does: 'end' },
    givenUp: { to: 'ended', does: 'endAtOnce' },
  },
  ending: {
    questionDue: because('the trial is over'),
    trialEnds: because('the trial is over'),
    periodEnds: because('it ends by its day'),
    periodEndsStopped: because('it ends by its day'),
    answersYes: noQuestion,
    answersNo: noQuestion,
    orders: smaller,
    upgrades: { to: 'running', does: 'changePlanAndRenew' },
    cancels: because('it ends with the period'),
    resumes: { to: 'running', does: 'renew' },
    closes: because('it ends with the period'),
    givenUp: { to: 'ended', does: 'endAtOnce' },
  },
  ended: {
    questionDue: because('the trial is over'),
    trialEnds: because('the trial is over'),
    periodEnds: because('no period runs'),
    periodEndsStopped: because('no period runs'),
    answersYes: noQuestion,
    answersNo: noQuestion,
    orders: { to: 'running', does: 'agree' },
    upgrades: none,
    cancels: none,
    resumes: none,
    closes: because('nothing is agreed'),
    givenUp: because('nothing is agreed'),
  },
};
