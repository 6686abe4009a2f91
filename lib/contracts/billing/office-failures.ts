import { z } from 'zod';
import { call, type AnswerOf } from '../call';

/**
 * What the office has to look at: given up, or beyond the product. `id` is that of a document, school, mail or job;
 * `about` is a problem or a kind of mail, `answer` the reply of the receiver. Amounts are in øre, times ISO 8601 in UTC.
 */
const failure = z.object({
  kind: z.enum(['refused', 'retried', 'unreachable', 'credit', 'blocked', 'mail', 'job']),
  id: z.string(),
  /** Of a buyer or school, the recipient of a mail, or a queue. */
  name: z.string(),
  invoiceId: z.uuid().nullable(),
  /** Of a document, or how often a job has failed. */
  number: z.number().int().nullable(),
  amountOre: z.number().int().nullable(),
  at: z.iso.datetime().nullable(),
  about: z.string().nullable(),
  answer: z.string().nullable(),
});

/** The failures, for the clerks of the office. */
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
