import { z } from 'zod';
import type { SchoolFacts } from '@/lib/core/billing/checkout';
import { amountsSchema } from './amounts';
import { call } from '../call';

/** The cost of a plan that the school may order today. Days are calendar days in Norway, first and last included. */
const planOfferSchema = z.object({
  lookupKey: z.string(),
  /** Whether the plan replaces a smaller active plan for the remaining days of the period. */
  isChange: z.boolean(),
  /** The charge for the days from `start` to `end` and for `nextPeriod`, billed on `invoiceOn`. */
  amounts: amountsSchema,
  /** The part of the total that the school's credit pays; the rest is payable. Only admins get the amount. */
  setOffOre: z.number().int().min(0),
  start: z.iso.date(),
  end: z.iso.date(),
  /**
   * The period after `end`, if it is already billed. A change of plan then also charges the price difference for that
   * period.
   */
  nextPeriod: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  invoiceOn: z.iso.date(),
});
export type ShownOffer = z.infer<typeof planOfferSchema>;

/**
 * `GET /schools/{id}/orders`, for the school's teachers: the facts that decide which plans the school may order
 * (`planRefusals`), and the cost of each of these plans. Only admins get invoice numbers.
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
  /** The first day of a plan that is ordered during the trial; null once the trial is over. */
  startsOn: z.iso.date().nullable(),
}) satisfies z.ZodType<SchoolFacts>;
export type OrderOptions = z.infer<typeof orderOptionsSchema>;

export const orderOptionCalls = {
  readOrderOptions: call('GET', '/schools/{schoolId}/orders', 'teacher', {
    answer: orderOptionsSchema,
  }),
};
