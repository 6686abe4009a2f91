import type { DunningStep } from '../receivables/dunning';
import { agreementState, type BillingState } from './agreement';
import type { CalendarDate } from '../calendar/calendar-date';

/**
 * States of a school's subscription plan as pages show them. A state depends on the agreement and on unpaid invoices.
 */
export const planStates = [
  'trial',
  /** The trial still runs, and the school was asked whether to continue with a plan. */
  'reminded',
  /** The trial still runs, and the school has ordered a plan that begins after the trial. */
  'continued',
  'active',
  /** The school's plan is in force, but ends with the current billing period. */
  'cancelled',
  'overdue',
  /** The school's plan is still in force after the second reminder of an unpaid invoice. */
  'grace',
  /** The school's plan is stopped because of an unpaid invoice. */
  'suspended',
  /** The school has no plan and no trial. */
  'stopped',
] as const;
export type PlanState = (typeof planStates)[number];

/**
 * State of the school's overdue invoice that is nearest to a stop of the plan: `overdue`, or the latest dunning step (a
 * reminder, or the stop). Null if no invoice is overdue.
 */
export type Owing = 'overdue' | DunningStep | null;

const ofAgreement = {
  trial: 'trial',
  asked: 'reminded',
  agreed: 'continued',
  running: 'active',
  ending: 'cancelled',
  ended: 'stopped',
} as const;

/**
 * Returns the state of a school's subscription plan on a day, as pages show it. Unpaid invoices are ignored for
 * a school without an agreed plan.
 */
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
