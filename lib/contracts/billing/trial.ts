import { z } from 'zod';
import { trialTerms } from '@/lib/core/billing/agreement/trial-offer';
import { amountFields } from './amounts';
import { addressProblem, buyerFields, hasItsAddress, lookupKey } from './orders';
import { call } from '../call';

const trialQuestionStates = [
  /** `open`: the question is not answered yet, or the answer yes was withdrawn. */
  'open',
  'yes',
  'no',
  /** `ordered`: a plan was ordered in the app meanwhile. */
  'ordered',
  /** `over`: the trial has ended, and the school did not answer whether it wants a plan. */
  'over',
  /** `handedOver`: the reader of the mail is no longer an admin of the school. */
  'handedOver',
] as const;

const trialOfferSchema = z.object({
  term: z.enum(trialTerms),
  /** The charge for the days from `from` to `to`, on an invoice that is sent on `invoice_on`. */
  ...amountFields,
  /** The part of the amount that the school's credit pays; 0 if the question can no longer be answered with yes. */
  set_off_ore: z.number().int().min(0),
  from: z.iso.date(),
  to: z.iso.date(),
  invoice_on: z.iso.date(),
});

const askedSchema = z.object({
  school: z.string(),
  state: z.enum(trialQuestionStates),
  /**
   * Whether the school's answer can still be changed from no to yes: only by an admin, and only while the trial runs.
   */
  can_change: z.boolean(),
  /** Last day of the trial. */
  ends: z.iso.date(),
  lookup_key: z.string(),
  offers: z.array(trialOfferSchema),
  /** The term that the school chose with the answer yes; null without this answer. */
  chosen: z.enum(trialTerms).nullable(),
  /** Last day of a cancelled plan; null if no plan is cancelled. */
  plan_ends: z.iso.date().nullable(),
});

/**
 * `GET /trial/{token}`, without an account. Before the trial ends, a mail asks the school a question; the response is
 * this question with the offers. If the school was closed, the response says so. Amounts are in øre. Days are calendar
 * days in Norway, first and last included.
 */
export const trialQuestionSchema = z.discriminatedUnion('state', [
  askedSchema,
  z.object({ state: z.literal('closed') }),
]);
export type TrialOffer = z.infer<typeof trialOfferSchema>;
/** The question whether a school wants a plan after its trial; only for a school that is not closed. */
export type TrialQuestion = z.infer<typeof askedSchema>;
export type MailedQuestion = z.infer<typeof trialQuestionSchema>;

/**
 * `POST /trial/{token}`: answers the question, which a school can answer once. The answer no can be changed while the
 * trial runs. The answer yes names the buyer, the chosen term, and the shown plan and net price. The response is
 * `changedMeanwhile` if the offer has changed or the question is not open. Repeating an answer changes nothing.
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
