import { z } from 'zod';
import type { SchoolFacts } from '@/lib/core/billing/checkout';
import { amountsSchema } from './amounts';
import { call } from '../call';

const planOfferSchema = z.object({
  lookupKey: z.string(),
  /**
   * True if an offered subscription plan replaces the school's smaller plan for the rest of the smaller plan's billing
   * period.
   */
  isChange: z.boolean(),
  /**
   * Price of an offered subscription plan for the days from `start` to `end`, both included. If `nextPeriod` is not
   * null, the price also covers the days of `nextPeriod`.
   */
  amounts: amountsSchema,
  /**
   * Part of an offered plan's price in øre with VAT that the school's credit pays; 0 for a user who is not an admin.
   */
  setOffOre: z.number().int().min(0),
  start: z.iso.date(),
  end: z.iso.date(),
  /**
   * Next billing period of a school's plan if that billing period is already billed; null otherwise. A change of plan
   * then also charges the price difference for that billing period.
   */
  nextPeriod: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  invoiceOn: z.iso.date(),
});
export type ShownOffer = z.infer<typeof planOfferSchema>;

/**
 * Response to `GET /schools/{id}/orders`, for the school's teachers: the subscription plans that the school may order
 * today (`offers`), and the facts that exclude the remaining plans (see `planRefusals`). Only admins get invoice
 * numbers (`stoppedBy`).
 */
export const orderOptionsSchema = z.object({
  teacherCount: z.number().int().min(0),
  agreed: z
    .object({
      tierId: z.string(),
      inForceUntil: z.iso.date().nullable(),
      isRenewing: z.boolean(),
    })
    .nullable(),
  stoppedBy: z.array(z.number().int()),
  offers: z.array(planOfferSchema),
  /** First day of the subscription plan if a school orders during the trial; null once the trial is over. */
  startsOn: z.iso.date().nullable(),
}) satisfies z.ZodType<SchoolFacts>;
export type OrderOptions = z.infer<typeof orderOptionsSchema>;

export const orderOptionCalls = {
  readOrderOptions: call('GET', '/schools/{schoolId}/orders', 'teacher', {
    answer: orderOptionsSchema,
  }),
};
