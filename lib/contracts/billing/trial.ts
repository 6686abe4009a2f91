import { z } from 'zod';
import { trialTerms } from '@/lib/core/billing/agreement/trial-offer';
import { amountFields } from './amounts';
import { addressProblem, buyerFields, hasItsAddress, lookupKey } from './orders';
import { call } from '../call';

const trialQuestionStates = [
  /**
   * The school has not answered the mailed question about a plan after the trial, or has withdrawn the answer "yes".
   */
  'open',
  'yes',
  'no',
  /** The school ordered a plan in the app, instead of answering "yes" to the mailed question about a plan. */
  'ordered',
  /** The school has no agreed plan, and the trial has ended or was extended after the mailed question. */
  'over',
  /** The teacher who got the mailed question about a plan after the trial is no longer an admin of the school. */
  'handedOver',
] as const;

const trialOfferSchema = z.object({
  term: z.enum(trialTerms),
  ...amountFields,
  /**
   * Part of an offer's price in øre with VAT that the school's credit pays; 0 once the school can no longer accept the
   * offer.
   */
  set_off_ore: z.number().int().min(0),
  from: z.iso.date(),
  to: z.iso.date(),
  invoice_on: z.iso.date(),
});

const askedSchema = z.object({
  school: z.string(),
  state: z.enum(trialQuestionStates),
  /**
   * True if the answer "no" to a plan after the trial can still be changed to "yes": the trial runs, and the teacher
   * who got the mail is an admin.
   */
  can_change: z.boolean(),
  ends: z.iso.date(),
  lookup_key: z.string(),
  offers: z.array(trialOfferSchema),
  /**
   * Length of the billing period that a school chose with the answer "yes" to a plan after the trial; null without the
   * answer "yes".
   */
  chosen: z.enum(trialTerms).nullable(),
  /** Last day of a school's cancelled subscription plan; null if the plan is not cancelled. */
  plan_ends: z.iso.date().nullable(),
});

/**
 * Response to `GET /trial/{token}`, without an account: the mailed question whether a school wants a subscription plan
 * after the trial, with the offers. Amounts are in øre; days are calendar days in Norway, first and last included.
 */
export const trialQuestionSchema = z.discriminatedUnion('state', [
  askedSchema,
  z.object({ state: z.literal('closed') }),
]);
export type TrialOffer = z.infer<typeof trialOfferSchema>;
export type TrialQuestion = z.infer<typeof askedSchema>;
export type MailedQuestion = z.infer<typeof trialQuestionSchema>;

/**
 * Body of `POST /trial/{token}`, which answers the mailed question whether a school wants a subscription plan after the
 * trial; idempotent. While the trial runs, the answer "no" can be changed to "yes". If the offer has changed or no
 * answer is possible any more, the response is `changedMeanwhile`.
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
