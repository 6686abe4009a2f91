import { z } from 'zod';
import type { SchoolFacts } from '@/lib/core/billing/checkout';
import { amountsSchema } from './amounts';
import { call } from '../call';

/** The cost of a plan that the school may order today. Days are those of Norway, first and last included. */
const planOfferSchema = z.object({
  lookupKey: z.string(),
  /** Whether the plan replaces a smaller active plan for the remaining days of its period. */
  isChange: z.boolean(),
  /** The charge for the days from `start` to `end` and for `nextPeriod`, on `invoiceOn`. */
  amounts: amountsSchema,
  /** The part of the total that is set off from the school's credit, for its admins; the rest is payable. */
  setOffOre: z.number().int().min(0),
  start: z.iso.date(),
  end: z.iso.date(),
  /** The period after `end`, if it is already billed and a change also costs its difference. */
  nextPeriod: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  invoiceOn: z.iso.date(),
});
export type ShownOffer = z.infer<typeof planOfferSchema>;

/**
 * `GET /schools/{id}/orders`: the facts that decide which plans the school may order (`planRefusals`), for its
 * teachers, and the cost of each such plan. Invoice numbers are for admins only.
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
