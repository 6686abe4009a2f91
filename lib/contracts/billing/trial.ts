import { z } from 'zod';
import { addressProblem, buyerFields, hasItsAddress } from './orders';

export const trialQuestionStates = [
  /** Not answered yet. */
  'open',
  'yes',
  'no',
  /** A plan was ordered in the app meanwhile. */
  'ordered',
  /** The trial has ended without an answer, or the answer was taken back. */
  'over',
] as const;

/**
 * `GET /trial/{token}`, without an account: the question that a mail asks a school before its trial ends, and what is
 * offered. Amounts are in øre; days are those of the calendar in Norway, first and last included.
 */
export const trialQuestionSchema = z.object({
  school: z.string(),
  state: z.enum(trialQuestionStates),
  /** Last day of the trial. */
  ends: z.iso.date(),
  lookup_key: z.string(),
  /** What is charged for the days from `from` to `to`. */
  net_ore: z.number().int(),
  vat_ore: z.number().int(),
  total_ore: z.number().int(),
  from: z.iso.date(),
  to: z.iso.date(),
});
export type TrialQuestion = z.infer<typeof trialQuestionSchema>;

/**
 * `POST /trial/{token}`: answers the question, once for the school. Yes names the buyer, and the plan and net price that
 * were shown; `changedMeanwhile` if the offer is another one now, or the question is not open. The same answer again
 * changes nothing.
 */
export const trialAnswerSchema = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('no') }),
  z
    .strictObject({
      answer: z.literal('yes'),
      lookup_key: z.string().min(1).max(100),
      net_ore: z.number().int().min(0),
      ...buyerFields,
    })
    .refine(hasItsAddress, addressProblem),
]);
export type TrialAnswer = z.infer<typeof trialAnswerSchema>;
