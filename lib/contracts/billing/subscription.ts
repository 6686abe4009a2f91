import { z } from 'zod';
import { planStates } from '@/lib/core/billing/agreement/plan-state';
import { recordId } from '../text';
import { amountFields } from './amounts';
import { lookupKey } from './orders';
import { call } from '../call';

const day = z.iso.date().nullable();

/**
 * State of a school's subscription after `POST /schools/{id}/subscription/cancel`, `…/resume` or `…/upgrade`. Days are
 * calendar days in Norway, first and last included.
 */
export const subscriptionSchema = z.object({
  state: z.enum(planStates),
  is_renewing: z.boolean(),
  /** Agreed plan of a school; null if the school never had a plan. */
  tier_id: z.string().nullable(),
  /** Months of a subscription's period: 12, or 6 if the school accepted the half-year offer of its trial. */
  period_months: z.number().int(),
  last_trial_day: day,
  /** First day of a subscription's current period, or of its first period if none has begun. */
  first_period_day: day,
  last_period_day: day,
  /** Day on which a school's access ends if it does not pay. */
  stops_on: day,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const amounts = z.object(amountFields);

const upgradeSchema = z.object({
  lookup_key: z.string(),
  /** First day that an upgrade charges: today, or the first day of a period that has not begun. */
  from: z.iso.date(),
  to: z.iso.date(),
  /**
   * Next period of a school's plan, if that period is already billed; null otherwise. An upgrade also charges the price
   * difference for a billed next period.
   */
  next_period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /**
   * Price difference that an upgrade charges at once. Null if the upgraded period is not billed yet, because its
   * invoice gets the new price.
   */
  charge: amounts.nullable(),
  /**
   * Amount of the first invoice after an upgrade. It is 0 if the next period's regular invoice is the first with the
   * new price.
   */
  first: amounts,
  invoice_on: z.iso.date(),
  /** Amount in øre that the school's credit pays of an upgrade's charge. */
  set_off_ore: z.number().int().min(0),
  /** Amount that a school owes after an upgrade, its open invoices included, in øre. */
  due_ore: z.number().int().min(0),
  next: amounts,
});
export type Upgrade = z.infer<typeof upgradeSchema>;

/**
 * `POST /schools/{id}/subscription/upgrade`: changes a school to a larger plan at once. If an amount differs from the
 * one that the user was shown, the response is `changedMeanwhile`. A repeated `client_key` changes nothing more.
 */
export const upgradePlanSchema = z.strictObject({
  client_key: recordId(),
  lookup_key: lookupKey,
  /** Net amount that the user was shown for an upgrade, in øre; null if nothing is charged at once. */
  charge_net_ore: z.number().int().min(0).nullable(),
  /** Net amount that the user was shown for the first invoice after an upgrade, in øre. */
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
