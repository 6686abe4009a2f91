import { z } from 'zod';
import type { SchoolFacts } from '@/lib/core/billing/checkout';
import { amountsSchema } from './amounts';
import { call } from '../call';

/** Price of a plan that a school may order today. Days are calendar days in Norway, first and last included. */
const planOfferSchema = z.object({
  lookupKey: z.string(),
  /** True if an offered plan replaces a smaller active plan for the rest of that plan's period. */
  isChange: z.boolean(),
  /** Price of an offered plan for the days from `start` to `end`, and for `nextPeriod` if that is already billed. */
  amounts: amountsSchema,
  /** Amount in øre that the school's credit pays of an offered plan's total. Only admins get the amount. */
  setOffOre: z.number().int().min(0),
  start: z.iso.date(),
  end: z.iso.date(),
  /**
   * Next period of a school's plan, if it is already billed; null otherwise. A change of plan then also charges the
   * price difference for this period.
   */
  nextPeriod: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  invoiceOn: z.iso.date(),
});
export type ShownOffer = z.infer<typeof planOfferSchema>;

/**
 * `GET /schools/{id}/orders`, for the school's teachers: the facts that decide which plans the school may order
 * (`planRefusals`), and the price of each of these plans. Only admins get invoice numbers.
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
  /** First day of a plan that a school orders during its trial; null once the trial is over. */
  startsOn: z.iso.date().nullable(),
}) satisfies z.ZodType<SchoolFacts>;
export type OrderOptions = z.infer<typeof orderOptionsSchema>;

export const orderOptionCalls = {
  readOrderOptions: call('GET', '/schools/{schoolId}/orders', 'teacher', {
    answer: orderOptionsSchema,
  }),
};
