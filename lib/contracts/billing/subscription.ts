import { z } from 'zod';
import { planStates } from '@/lib/core/billing/agreement/plan-state';
import { recordId } from '../text';
import { amountFields } from './amounts';
import { lookupKey } from './orders';
import { call } from '../call';

const day = z.iso.date().nullable();

/**
 * The state of a school's subscription, in responses to `POST /schools/{id}/subscription/cancel`, `…/resume` and
 * `…/upgrade`. Days are calendar days in Norway; a period includes its first and last day.
 */
export const subscriptionSchema = z.object({
  state: z.enum(planStates),
  /** Whether the plan is renewed automatically. */
  is_renewing: z.boolean(),
  /** The agreed plan; null if the school never had a plan. */
  tier_id: z.string().nullable(),
  /** Months of a period: 12, or 6 if the school accepted the half-year offer in the mail before its trial ended. */
  period_months: z.number().int(),
  last_trial_day: day,
  /** First day of the current period, or of the first period if none has begun. */
  first_period_day: day,
  last_period_day: day,
  /** The day on which access ends if the school does not pay. */
  stops_on: day,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const amounts = z.object(amountFields);

/** The cost of an upgrade today. */
const upgradeSchema = z.object({
  lookup_key: z.string(),
  /** First day of the charge: today, or the first day of the first period if that period has not begun. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The period after `to`, if it is already billed. `charge` then includes the price difference for that period. */
  next_period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /**
   * The price difference for the days from `from` to `to` and for `next_period`. Null if the period of these days is
   * not billed yet, because its invoice will have the new price.
   */
  charge: amounts.nullable(),
  /**
   * The amount of the first invoice with the new price, sent on `invoice_on`. It is 0 if the new price is first charged
   * on the regular invoice of the next period.
   */
  first: amounts,
  invoice_on: z.iso.date(),
  /** The part of the charge's total that is paid from the school's credit. */
  set_off_ore: z.number().int().min(0),
  /** The amount that the school owes after the upgrade, including its open invoices. */
  due_ore: z.number().int().min(0),
  /** The price of each later period. */
  next: amounts,
});
export type Upgrade = z.infer<typeof upgradeSchema>;

/**
 * `POST /schools/{id}/subscription/upgrade`: changes to a larger plan at once, with the buyer of the current order. If
 * an amount differs from the one that the user was shown, the response is `changedMeanwhile`. Repeating the request
 * with the same `client_key` changes nothing more.
 */
export const upgradePlanSchema = z.strictObject({
  client_key: recordId(),
  lookup_key: lookupKey,
  /** The net amount, in øre, that the user was shown for the upgrade; null if nothing is charged at once. */
  charge_net_ore: z.number().int().min(0).nullable(),
  /** The net amount, in øre, that the user was shown for the first invoice. */
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
  /** Returns each larger plan to which the school may change today. */
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
