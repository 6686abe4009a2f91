import type { DunningStep } from '../receivables/dunning';
import { agreementState, type BillingState } from './agreement';
import type { CalendarDate } from '../calendar/calendar-date';

/** States of a school's plan as pages show them. They depend on the agreement and on unpaid invoices. */
export const planStates = [
  'trial',
  /** A school in its trial was asked whether it wants a plan afterwards. */
  'reminded',
  /** A school in its trial has ordered a plan that begins after the trial. */
  'continued',
  'active',
  /** A school's plan is in force, but ends with its current period. */
  'cancelled',
  'overdue',
  /** A school's plan is still in force after the second reminder of an unpaid invoice. */
  'grace',
  /** A school's plan is stopped because of an unpaid invoice. */
  'suspended',
  /** A school has no plan and no trial. */
  'stopped',
] as const;
export type PlanState = (typeof planStates)[number];

/** Worst debt of a school: an overdue invoice or its latest dunning step; null without debt. */
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
 * Returns the state of a school's plan on a day, as pages show it. Unpaid invoices do not change the state of a school
 * without an agreed plan.
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
