import type { DunningStep } from '../receivables/dunning';
import { agreementState, type BillingState } from './agreement';
import type { CalendarDate } from '../calendar/calendar-date';

/** The states of a school's plan as pages show them. They depend on the agreement and on unpaid invoices. */
export const planStates = [
  /** Trial, before the school was asked whether it wants a plan after the trial. */
  'trial',
  /** Trial, after the school was asked whether it wants a plan after the trial. */
  'reminded',
  /** Trial with an ordered plan that begins after the trial. */
  'continued',
  /** Plan in force without an overdue invoice. */
  'active',
  /** Plan in force that ends with its current period. */
  'cancelled',
  /** An invoice is overdue. */
  'overdue',
  /** Plan still in force after the second reminder, which names the day on which the plan stops. */
  'grace',
  /** Plan that is stopped because of an unpaid invoice. */
  'suspended',
  /** No plan and no trial. */
  'stopped',
] as const;
export type PlanState = (typeof planStates)[number];

/** The worst debt of a school: an overdue invoice, or its latest dunning step. */
export type Owing = 'overdue' | DunningStep | null;

const ofAgreement = {
  trial: 'trial',
  asked: 'reminded',
  agreed: 'continued',
  running: 'active',
  ending: 'cancelled',
  ended: 'stopped',
} as const;

/** The state of a school's plan on a day. Debt does not count without an agreed plan. */
export function planState(
  billingState: BillingState,
  owing: Owing,
  today: CalendarDate,
): PlanState {
  const state = agreementState(billingState, today);
  if (state === 'trial' || state === 'asked' || state === 'ended') return ofAgreement[state];
  if (owing === 'stopped') return 'suspended';
  if (owing === 'told') return 'grace';
  if (owing !== null && state !== 'agreed') return 'overdue';
  return ofAgreement[state];
}
