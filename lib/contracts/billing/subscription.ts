import { z } from 'zod';
import { planStates } from '@/lib/core/billing/agreement/plan-state';
import { recordId } from '../text';
import { amountFields } from './amounts';
import { lookupKey } from './orders';
import { call } from '../call';

const day = z.iso.date().nullable();

/**
 * Response to `POST /schools/{id}/subscription/cancel`, `…/resume` and `…/upgrade`: the new state of the school's
 * subscription. Days are calendar days in Norway, first and last included.
 */
export const subscriptionSchema = z.object({
  state: z.enum(planStates),
  is_renewing: z.boolean(),
  /** Id of a school's agreed subscription plan; null without an agreed plan. */
  tier_id: z.string().nullable(),
  /** Length of a billing period in months: 12, or 6 if the school accepted the half-year offer during the trial. */
  period_months: z.number().int(),
  last_trial_day: day,
  /**
   * First day of the current billing period, or of the first billing period if the plan has not begun. Null without a
   * plan.
   */
  first_period_day: day,
  last_period_day: day,
  /**
   * Day on which a school's plan stops if an overdue invoice is not paid. Null unless the second reminder
   * is the latest dunning step.
   */
  stops_on: day,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const amounts = z.object(amountFields);

const upgradeSchema = z.object({
  lookup_key: z.string(),
  /** First day for which an upgrade charges the larger plan: today, or the first day of a plan that has not begun. */
  from: z.iso.date(),
  to: z.iso.date(),
  /**
   * Next billing period of a school's plan if that billing period is already billed; null otherwise. An upgrade then
   * also charges the price difference for that billing period.
   */
  next_period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /**
   * Price difference that an upgrade charges at once; null if the billing period is not billed yet. The later invoice
   * for that billing period then has the new price.
   */
  charge: amounts.nullable(),
  /**
   * Amount that the first invoice after an upgrade charges. The amount is 0 if an upgrade charges nothing before the
   * regular invoice for the next billing period.
   */
  first: amounts,
  invoice_on: z.iso.date(),
  /** Part of the first invoice after an upgrade that the school's credit pays, in øre with VAT. */
  set_off_ore: z.number().int().min(0),
  /** Amount in øre that a school must pay after an upgrade, including the unpaid older invoices. */
  due_ore: z.number().int().min(0),
  next: amounts,
});
export type Upgrade = z.infer<typeof upgradeSchema>;

/**
 * Body of `POST /schools/{id}/subscription/upgrade`, which changes a school to a larger subscription plan at once. If
 * an amount differs from the amount that the user saw, the response is `changedMeanwhile`. A repeated request with the
 * same `client_key` changes nothing.
 */
export const upgradePlanSchema = z.strictObject({
  client_key: recordId(),
  lookup_key: lookupKey,
  /**
   * Amount charged at once by an upgrade, as shown to the user, in øre without VAT; null if nothing is charged at once.
   */
  charge_net_ore: z.number().int().min(0).nullable(),
  /** Amount of the first invoice after an upgrade, as shown to the user, in øre without VAT. */
  first_net_ore: z.number().int().min(0).optional(),
});
export type UpgradePlan = z.infer<typeof upgradePlanSchema>;

export const subscriptionCalls = {
  cancelSubscription: call('POST', '/schools/{schoolId}/subscription/cancel', 'teacher', {
    answer: subscriptionSchema,
    codes: ['noSubscription', 'changedMeanwhile', 'forbidden'],
  }),
  resumeSubscription: call('POST', '/schools/{schoolId}/subscription/resume', 'teacher', {
    answer: subscriptionSchema,
    codes: ['noSubscription', 'changedMeanwhile', 'forbidden'],
  }),
  listUpgrades: call('GET', '/schools/{schoolId}/subscription/upgrade', 'teacher', {
    answer: z.array(upgradeSchema),
    codes: ['forbidden'],
  }),
  upgradeSubscription: call('POST', '/schools/{schoolId}/subscription/upgrade', 'teacher', {
    body: upgradePlanSchema,
    answer: subscriptionSchema,
    codes: [
      'changedMeanwhile',
      'forbidden',
      'idTaken',
      'noSubscription',
      'paymentOverdue',
      'planNotFound',
      'tooManyRequests',
    ],
  }),
};
