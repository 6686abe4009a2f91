import { z } from 'zod';
import { call, type AnswerOf } from '../call';

/**
 * A failure that the office must handle: a refusal, or a problem that the product cannot solve itself. `id` is the id
 * of a document, school, mail or job. `about` is a problem or a kind of mail. `answer` is the response of the receiver.
 * Amounts are in øre, times ISO 8601 in UTC.
 */
const failure = z.object({
  kind: z.enum(['refused', 'retried', 'unreachable', 'credit', 'blocked', 'mail', 'job']),
  id: z.string(),
  /** Name of a buyer, school or queue, or the recipient of a mail. */
  name: z.string(),
  invoiceId: z.uuid().nullable(),
  /** Number of a document, or the number of failures of a job. */
  number: z.number().int().nullable(),
  amountOre: z.number().int().nullable(),
  at: z.iso.datetime().nullable(),
  about: z.string().nullable(),
  answer: z.string().nullable(),
});

/** API calls of the billing office that list failed deliveries, mails and jobs and try them again. */
export const failureCalls = {
  readFailures: call('GET', '/office/failures', 'clerk', {
    answer: z.object({ hasSeller: z.boolean(), failures: z.array(failure) }),
  }),
  tryAgain: call('POST', '/office/failures/{failureId}', 'clerk', {
    body: z.strictObject({ kind: z.enum(['refused', 'mail', 'job']) }),
  }),
};

export type OfficeFailures = AnswerOf<typeof failureCalls.readFailures>;
export type Failure = OfficeFailures['failures'][number];
