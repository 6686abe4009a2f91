import { z } from 'zod';
import type { BookSums } from '@/lib/core/billing/books/book-sums';
import { periodProblem, type BooksPeriod } from '@/lib/core/billing/books/books-period';
import { call } from '../call';

/*
 * The books, for the company's own staff. All others get `notFound`. A period has at most 13 months; its days are those of
 * the calendar in Norway, the first and the last included. Amounts are in øre.
 */

const day = z.string().max(10);
const days = { from: day, to: day };

function checkPeriod(period: BooksPeriod, context: z.RefinementCtx) {
  const found = periodProblem(period);
  if (!found) return;
  context.addIssue({ code: 'custom', path: [found.day], params: { code: found.problem } });
}

const ore = z.number().int();

/** Its answer, which `BookSums` explains. */
export const bookSumsSchema = z.object({
  netOre: ore,
  vatOre: ore,
  lossOre: ore,
  lossVatOre: ore,
  vatDueOre: ore,
  paidOre: ore,
  openOre: ore,
}) satisfies z.ZodType<BookSums>;

/** `POST /office/books/file`: the ledger as a table for Excel or as SAF-T Financial. That it is made is recorded. */
export const makeBooksSchema = z
  .strictObject({ ...days, format: z.enum(['csv', 'saft']) })
  .superRefine(checkPeriod);
export type MakeBooks = z.infer<typeof makeBooksSchema>;

export const booksCalls = {
  readBookSums: call('GET', '/office/books', 'clerk', {
    query: z.object(days).superRefine(checkPeriod),
    answer: bookSumsSchema,
  }),
  makeBooks: call('POST', '/office/books/file', 'clerk', {
    body: makeBooksSchema,
    answer: { file: ['text/csv', 'application/xml'] },
  }),
};
