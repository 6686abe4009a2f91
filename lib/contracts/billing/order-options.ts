import { z } from 'zod';
import type { SchoolFacts } from '@/lib/core/billing/checkout';
import { amountsSchema } from './amounts';
import { call } from '../call';

/** The cost of a plan that the school may order today. Days are those of Norway, first and last included. */
const planOfferSchema = z.object({
  lookupKey: z.string(),
  /** Whether it takes the place of a smaller plan that is in force, for the days that are left of its period. */
  isChange: z.boolean(),
  /** The charge for the days from `start` to `end` and for `nextPeriod`, on `invoiceOn`. */
  amounts: amountsSchema,
  /** The part of the total that is set off from the school's credit, for its admins; the rest is to be paid. */
  setOffOre: z.number().int().min(0),
  start: z.iso.date(),
  end: z.iso.date(),
  /** The period after `end`, if it is billed already and a change costs its difference, too. */
  nextPeriod: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  invoiceOn: z.iso.date(),
});
export type ShownOffer = z.infer<typeof planOfferSchema>;

/**
 * `GET /schools/{id}/orders`: what decides which plans the school may order (`planRefusals`), for its teachers, and what
 * each plan costs that it may order. Numbers of invoices are for its admins only.
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
  /** The first day of a plan that is ordered in the trial; null once the trial is over. */
  startsOn: z.iso.date().nullable(),
}) satisfies z.ZodType<SchoolFacts>;
export type OrderOptions = z.infer<typeof orderOptionsSchema>;

export const orderOptionCalls = {
  readOrderOptions: call('GET', '/schools/{schoolId}/orders', 'teacher', {
    answer: orderOptionsSchema,
  }),
};
