import { z } from 'zod';
import { trialTerms } from '@/lib/core/billing/agreement/trial-offer';
import { amountFields } from './amounts';
import { addressProblem, buyerFields, hasItsAddress, lookupKey } from './orders';
import { call } from '../call';

const trialQuestionStates = [
  /** Not answered yet, or a yes was taken back. */
  'open',
  'yes',
  'no',
  /** A plan was ordered in the app meanwhile. */
  'ordered',
  /** The trial has ended without an answer. */
  'over',
  /** The reader of the mail is no admin of the school any more. */
  'handedOver',
] as const;

const trialOfferSchema = z.object({
  term: z.enum(trialTerms),
  /** The charge for the days from `from` to `to`, on an invoice that is sent on `invoice_on`. */
  ...amountFields,
  /** The part of the sum that is set off from the school's credit, as long as the question can be answered with yes. */
  set_off_ore: z.number().int().min(0),
  from: z.iso.date(),
  to: z.iso.date(),
  invoice_on: z.iso.date(),
});

const askedSchema = z.object({
  school: z.string(),
  state: z.enum(trialQuestionStates),
  /** Whether a no can be changed to a yes: by an admin, while the trial runs. */
  can_change: z.boolean(),
  /** Last day of the trial. */
  ends: z.iso.date(),
  lookup_key: z.string(),
  /** Half a year with the trial, and a year after it. */
  offers: z.array(trialOfferSchema),
  /** The term that was chosen with a yes; null otherwise. */
  chosen: z.enum(trialTerms).nullable(),
  /** Last day of a plan that is cancelled; null otherwise. */
  plan_ends: z.iso.date().nullable(),
});

/**
 * `GET /trial/{token}`, without an account: the question that a mail asks a school before its trial ends, and what is
 * offered; or that the school was closed since. Amounts are in øre; days are those of the calendar in Norway, first and
 * last included.
 */
export const trialQuestionSchema = z.discriminatedUnion('state', [
  askedSchema,
  z.object({ state: z.literal('closed') }),
]);
export type TrialOffer = z.infer<typeof trialOfferSchema>;
/** The question to a school that is not closed. */
export type TrialQuestion = z.infer<typeof askedSchema>;
export type MailedQuestion = z.infer<typeof trialQuestionSchema>;

/**
 * `POST /trial/{token}`: answers the question, once for the school; a no can be changed while the trial runs. Yes names the buyer, the term that is chosen, and the
 * plan and net price that were shown for it; `changedMeanwhile` if the offer is another one now, or the question is not open. The same answer again
 * changes nothing.
 */
export const trialAnswerSchema = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('no') }),
  z
    .strictObject({
      answer: z.literal('yes'),
      term: z.enum(trialTerms),
      lookup_key: lookupKey,
      net_ore: z.number().int().min(0),
      ...buyerFields,
    })
    .refine(hasItsAddress, addressProblem),
]);
export type TrialAnswer = z.infer<typeof trialAnswerSchema>;

export const trialCalls = {
  readTrialQuestion: call('GET', '/trial/{token}', 'none', {
    answer: trialQuestionSchema,
    codes: ['tooManyRequests'],
  }),
  answerTrialQuestion: call('POST', '/trial/{token}', 'none', {
    body: trialAnswerSchema,
    answer: trialQuestionSchema,
    codes: [
      'cannotSwitchPlanType',
      'changedMeanwhile',
      'idTaken',
      'paymentOverdue',
      'tooManyRequests',
      'tooManyTeachers',
    ],
  }),
};
