import { z } from 'zod';
import { planStates } from '@/lib/core/billing/agreement/plan-state';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import { schoolTiers } from '@/lib/core/billing/plans';
import { amountsSchema } from './amounts';
import {
  customerReferenceMaxLength,
  invoiceEmailMaxLength,
  invoiceText,
  organizationNumber,
} from './orders';
import { schoolNameMaxLength } from '../account/teachers';
import { recordId } from '../text';
import { call } from '../call';
import { pageQuery } from '../search';

/** Maximum number of invoices and credit notes in one response. */
export const invoicePageSize = 20;

export const schoolPlanSchema = z.enum(schoolTiers.map(({ slug }) => slug));

/**
 * Payer of a school's invoices. `invoiceEmail` is null if invoices are sent as EHF (electronic invoices) and not by
 * e-mail.
 */
export const payerSchema = z.object({
  organizationName: z.string(),
  organizationNumber: z.string(),
  invoiceType: z.enum(invoiceTypes),
  invoiceEmail: z.string().nullable(),
  attachesEhf: z.boolean(),
  customerReference: z.string(),
});
export type Payer = z.infer<typeof payerSchema>;

export const updatePayerSchema = z
  .strictObject({
    organizationName: invoiceText(schoolNameMaxLength),
    organizationNumber,
    invoiceType: z.enum(invoiceTypes),
    invoiceEmail: z.string().max(invoiceEmailMaxLength).pipe(z.email()).nullable(),
    attachesEhf: z.boolean(),
    customerReference: invoiceText(customerReferenceMaxLength),
  })
  .refine((payer) => (payer.invoiceType === 'email') === (payer.invoiceEmail !== null), {
    path: ['invoiceEmail'],
    params: { code: 'onlyByEmail' },
  })
  .refine((payer) => payer.invoiceType === 'email' || !payer.attachesEhf, {
    path: ['attachesEhf'],
    params: { code: 'onlyByEmail' },
  });

/**
 * Body of `PUT /schools/{id}/billing/payer`, which changes the payer of a school's future invoices. `basis` is the
 * payer that the user saw before the edit. If the stored payer differs from `basis`, the response is 409
 * `changedMeanwhile`.
 */
export const changePayerSchema = z.strictObject({ payer: updatePayerSchema, basis: payerSchema });
export type ChangePayer = z.infer<typeof changePayerSchema>;

/**
 * Response to `GET /schools/{id}/billing`, for the school's admins: the state of the school's subscription plan. Days
 * are calendar days in Norway.
 */
export const schoolBillingSchema = z.object({
  state: z.enum(planStates),
  /** A school's agreed subscription plan; null before the school orders a plan and after the plan has ended. */
  plan: schoolPlanSchema.nullable(),
  /**
   * Last day of a school's trial or, once the subscription plan has begun, of the current billing period. For an ended
   * plan: the last day of that plan. Null if the school never had a trial or a plan.
   */
  endsOn: z.iso.date().nullable(),
  isRenewing: z.boolean(),
  /**
   * Next event of a school's subscription plan: an invoice, a new billing period, an overdue payment, or the stop of
   * the plan. Null if no next event is known.
   */
  next: z
    .object({
      kind: z.enum(['invoice', 'period', 'payment', 'stop']),
      on: z.iso.date(),
      /** Amount of the next invoice in øre without VAT; present only if `kind` is `invoice`. */
      netOre: z.number().int().optional(),
    })
    .nullable(),
  /**
   * Price of one billing period of a school's subscription plan; `months` is the length of the billing period. Null
   * without a plan.
   */
  price: amountsSchema.extend({ months: z.number().int() }).nullable(),
  seats: z.object({ taken: z.number().int(), limit: z.number().int().nullable() }),
  payer: payerSchema.nullable(),
  /** Credit of a school in øre, which is subtracted from the school's next invoice. */
  creditOre: z.number().int().min(0),
  dueOre: z.number().int().min(0),
});
export type SchoolBilling = z.infer<typeof schoolBillingSchema>;

/**
 * States of a card subscription. `trialing`: the first payment is charged when the trial ends. `paymentFailed`: Stripe
 * repeats the failed charge for some days.
 */
const cardStates = ['trialing', 'active', 'cancelled', 'paymentFailed', 'ended'] as const;

export const cardSchema = z.object({
  state: z.enum(cardStates),
  /** Last day of the paid period or trial of a card subscription; null if Stripe has not reported the day yet. */
  endsOn: z.iso.date().nullable(),
  price: amountsSchema,
});
export type Card = z.infer<typeof cardSchema>;

/**
 * Response to `GET /teachers/{id}/billing`, only for the teacher with this id: the teacher's trial and card
 * subscription, and the subscription plan of the teacher's school. Days are calendar days in Norway.
 */
export const teacherBillingSchema = z.object({
  /** Last day of a teacher's running trial; null if no trial is running. */
  trialEndsOn: z.iso.date().nullable(),
  card: cardSchema.nullable(),
  school: z
    .object({
      name: z.string(),
      state: z.enum(planStates),
      plan: schoolPlanSchema.nullable(),
      endsOn: z.iso.date().nullable(),
      /** Names of a school's admins, at most ten. */
      admins: z.array(z.string()),
    })
    .nullable(),
});
export type TeacherBilling = z.infer<typeof teacherBillingSchema>;

/** Maximum number of card receipts in one response. */
export const mostReceipts = 24;

/**
 * Response to `GET /teachers/{id}/receipts`, only for the teacher with this id: receipts for the charges to the
 * teacher's card, the newest first.
 */
export const receiptsSchema = z.object({
  receipts: z.array(
    z.object({
      id: z.string(),
      paidOn: z.iso.date(),
      /** Total amount of a card receipt in øre, VAT included. */
      totalOre: z.number().int(),
      url: z.url(),
    }),
  ),
});
export type Receipts = z.infer<typeof receiptsSchema>;

/** States of an invoice. `credited`: credit notes cover the whole invoice. */
const invoiceStatuses = ['open', 'overdue', 'paid', 'credited', 'givenUp'] as const;

/**
 * Problems with the delivery of an invoice or credit note:
 * - `retried`: a delivery failed and will be tried again.
 * - `toAdmin`: an address refused the invoice or credit note, so an admin of the school gets it.
 * - `failed`: every known address refused the invoice or credit note.
 */
export const deliveryProblems = ['retried', 'toAdmin', 'failed'] as const;

const listedInvoiceSchema = z.object({
  id: z.uuid(),
  type: z.enum(['invoice', 'creditNote']),
  number: z.number().int(),
  /** Number of the invoice that a credit note credits; null for an invoice. */
  invoiceNumber: z.number().int().nullable(),
  issuedOn: z.iso.date(),
  /** Due date of an invoice; null for a credit note. */
  dueOn: z.iso.date().nullable(),
  status: z.enum(invoiceStatuses).nullable(),
  totalOre: z.number().int(),
  /** Unpaid amount of an invoice in øre; null for a credit note. */
  leftOre: z.number().int().min(0).nullable(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  /**
   * Problem with the delivery of an invoice or credit note. Null if the delivery has no problem, or if nothing is left
   * to pay.
   */
  delivery: z
    .object({
      problem: z.enum(deliveryProblems),
      /**
       * E-mail address to which the delivery of an invoice or credit note failed; null for EHF (electronic invoices).
       */
      address: z.string().nullable(),
      /**
       * E-mail address of the admin who gets an invoice or credit note that the payer's address refused. Set only for
       * the problem `toAdmin`, otherwise null.
       */
      sentTo: z.string().nullable(),
      /**
       * Time of the next attempt to deliver an invoice or credit note. Set only for the problem `retried`, otherwise
       * null.
       */
      nextTryAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type ListedInvoice = z.infer<typeof listedInvoiceSchema>;

/**
 * Response to `GET /schools/{id}/invoices?after={next}`, for the school's admins: a page of invoices and credit notes,
 * the newest first. `next` is the parameter `after` of the next page, or null on the last page.
 */
export const invoicePageSchema = z.object({
  entries: z.array(listedInvoiceSchema),
  next: z.string().nullable(),
});
export type InvoicePage = z.infer<typeof invoicePageSchema>;

export const invoiceIdSchema = recordId();

export const billingCalls = {
  readSchoolBilling: call('GET', '/schools/{schoolId}/billing', 'teacher', {
    answer: schoolBillingSchema,
    codes: ['forbidden'],
  }),
  changePayer: call('PUT', '/schools/{schoolId}/billing/payer', 'teacher', {
    body: changePayerSchema,
    answer: payerSchema,
    codes: ['changedMeanwhile', 'forbidden', 'tooManyRequests'],
  }),
  listSchoolInvoices: call('GET', '/schools/{schoolId}/invoices', 'teacher', {
    query: pageQuery,
    answer: invoicePageSchema,
    codes: ['forbidden'],
  }),
  renderInvoiceEhf: call('GET', '/schools/{schoolId}/invoices/{invoiceId}/ehf', 'teacher', {
    answer: { file: ['application/xml'] },
    codes: ['forbidden', 'tooManyRequests'],
  }),
  renderInvoicePdf: call('GET', '/schools/{schoolId}/invoices/{invoiceId}/pdf', 'teacher', {
    answer: { file: ['application/pdf'] },
    codes: ['forbidden', 'tooManyRequests'],
  }),
  readTeacherBilling: call('GET', '/teachers/{teacherId}/billing', 'teacher', {
    answer: teacherBillingSchema,
  }),
  listReceipts: call('GET', '/teachers/{teacherId}/receipts', 'teacher', {
    answer: receiptsSchema,
    codes: ['tooManyRequests'],
  }),
};
