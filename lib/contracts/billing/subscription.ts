import { z } from 'zod';
import { planStates } from '@/lib/core/billing/agreement/plan-state';
import { recordId } from '../text';
import { amountFields } from './amounts';
import { lookupKey } from './orders';
import { call } from '../call';

const day = z.iso.date().nullable();

/**
 * The state of a school's subscription, as `POST /schools/{id}/subscription/cancel`, `…/resume` and `…/upgrade` answer.
 * Days are those of the calendar in Norway; a period includes its first and last day.
 */
export const subscriptionSchema = z.object({
  state: z.enum(planStates),
  /** Whether the next period follows by itself. */
  is_renewing: z.boolean(),
  /** The plan that is agreed; null if none ever was. */
  tier_id: z.string().nullable(),
  /** Months of a period: 12, or 6 after a trial that went on by the reminder. */
  period_months: z.number().int(),
  last_trial_day: day,
  /** The period that runs, or the first one if none runs yet. */
  first_period_day: day,
  last_period_day: day,
  /** The day on which access ends if nothing is paid. */
  stops_on: day,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const amounts = z.object(amountFields);

/** The cost of an upgrade today. */
const upgradeSchema = z.object({
  lookup_key: z.string(),
  /** First day of the charge: today, or the first day of the first period if that has not begun. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The period after these days, if it is billed already: the sums include its difference. */
  next_period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** The difference for these days and the next period. Null where nothing is billed yet: the new price comes on the period's invoice. */
  charge: amounts.nullable(),
  /** The sum of the first invoice with the new plan, on `invoice_on`; 0 if the next period's is the first. */
  first: amounts,
  invoice_on: z.iso.date(),
  /** The part of its total that is set off from the school's credit. */
  set_off_ore: z.number().int().min(0),
  /** The sum that the school then owes, with the invoices that are open. */
  due_ore: z.number().int().min(0),
  /** The price of each period after this one. */
  next: amounts,
});
export type Upgrade = z.infer<typeof upgradeSchema>;

/**
 * `POST /schools/{id}/subscription/upgrade`: changes to a larger plan at once, with the buyer of the current order. It is
 * refused with `changedMeanwhile` if it would cost another sum than the one that was shown. A `client_key` that was sent
 * before changes nothing more.
 */
export const upgradePlanSchema = z.strictObject({
  client_key: recordId(),
  lookup_key: lookupKey,
  /** Net sum in øre as shown; null where nothing is charged at once. */
  charge_net_ore: z.number().int().min(0).nullable(),
  /** The same for the sum of the first invoice. */
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
  /** Each larger plan that the school may change to today. */
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
