import type { DunningStep } from '../receivables/dunning';
import { agreementState, type Standing } from './agreement';
import type { CalendarDate } from '../calendar/calendar-date';

/** The states of a school's plan, as one word for a page: its agreement, and its debt while it is in force. */
export const planStates = [
  /** Free; the question whether to go on is not asked yet. */
  'trial',
  /** Free; the question is asked. */
  'reminded',
  /** Free until the end of the trial; what follows is agreed. */
  'continued',
  /** In force, nothing overdue. */
  'active',
  /** As active, but ends with the period. */
  'cancelled',
  /** An invoice is overdue. */
  'overdue',
  /** The day on which the plan stops for an invoice is told. */
  'grace',
  /** It has stopped for an invoice, and comes back when that is paid. */
  'suspended',
  /** No plan and no trial. */
  'stopped',
] as const;
export type PlanState = (typeof planStates)[number];

/** The worst debt: an overdue invoice, or one with its furthest step. */
export type Owing = 'overdue' | DunningStep | null;

const ofAgreement = {
  trial: 'trial',
  asked: 'reminded',
  agreed: 'continued',
  running: 'active',
  ending: 'cancelled',
  ended: 'stopped',
} as const;

/** The one word for a day. What is owed counts only while the agreement is in force. */
export function planState(standing: Standing, owing: Owing, today: CalendarDate): PlanState {
  const state = agreementState(standing, today);
  if (state === 'trial' || state === 'asked' || state === 'ended') return ofAgreement[state];
  if (owing === 'stopped') return 'suspended';
  if (owing === 'told') return 'grace';
  if (owing !== null && state !== 'agreed') return 'overdue';
  return ofAgreement[state];
}
