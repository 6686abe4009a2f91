import { z } from 'zod';
import { trialTerms } from '@/lib/core/billing/agreement/trial-offer';
import { amountFields } from './amounts';
import { addressProblem, buyerFields, hasItsAddress, lookupKey } from './orders';
import { call } from '../call';

const trialQuestionStates = [
  /** The question whether a school wants a plan after its trial is not answered, or the answer "yes" was withdrawn. */
  'open',
  'yes',
  'no',
  /** A school ordered a plan in the app before it answered whether it wants one after its trial. */
  'ordered',
  /** A school's trial has ended without an answer to the question whether it wants a plan. */
  'over',
  /** A mail asked whether a school wants a plan, but the reader of the mail is no longer an admin of the school. */
  'handedOver',
] as const;

const trialOfferSchema = z.object({
  term: z.enum(trialTerms),
  ...amountFields,
  /**
   * Amount in øre that the school's credit pays of an offer's price; 0 once the school can no longer accept the offer.
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
   * True if a school that answered "no" to a plan after its trial can still change the answer to "yes": by an admin,
   * while the trial runs.
   */
  can_change: z.boolean(),
  ends: z.iso.date(),
  lookup_key: z.string(),
  offers: z.array(trialOfferSchema),
  /**
   * Duration of the plan that a school chose for the time after its trial; null unless the school answered that it
   * wants a plan.
   */
  chosen: z.enum(trialTerms).nullable(),
  /** Last day of a school's cancelled plan; null if no plan is cancelled. */
  plan_ends: z.iso.date().nullable(),
});

/**
 * `GET /trial/{token}`, without an account: the mailed question whether a school wants a plan after its trial, with the
 * offers. A closed school gives the state `closed`. Amounts are in øre; days are calendar days in Norway, first and
 * last included.
 */
export const trialQuestionSchema = z.discriminatedUnion('state', [
  askedSchema,
  z.object({ state: z.literal('closed') }),
]);
export type TrialOffer = z.infer<typeof trialOfferSchema>;
export type TrialQuestion = z.infer<typeof askedSchema>;
export type MailedQuestion = z.infer<typeof trialQuestionSchema>;

/**
 * `POST /trial/{token}`: answers the question whether a school wants a plan after its trial. Only the answer "no" can
 * be changed, and only while the trial runs. If the offer has changed or the question is not open, the response is
 * `changedMeanwhile`; repeating an answer changes nothing.
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
