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

/** Payer of a school's invoices. The e-mail address for invoices is null for EHF (electronic invoices). */
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
 * `PUT /schools/{id}/billing/payer`: changes the payer of a school's future invoices. `basis` is the payer before the
 * edit; another stored payer gives 409 `changedMeanwhile`.
 */
export const changePayerSchema = z.strictObject({ payer: updatePayerSchema, basis: payerSchema });
export type ChangePayer = z.infer<typeof changePayerSchema>;

/** `GET /schools/{id}/billing`: the state of the school's plan, for its admins. Days are calendar days in Norway. */
export const schoolBillingSchema = z.object({
  state: z.enum(planStates),
  /** A school's plan; null if the school never had one, or has not ordered one during its trial. */
  plan: schoolPlanSchema.nullable(),
  /** Last day of a school's trial or of its plan's period; null if it has neither. */
  endsOn: z.iso.date().nullable(),
  isRenewing: z.boolean(),
  /**
   * Next event of a school's plan: an invoice, the next period, an overdue payment, or the end of access. Null if its
   * day is unknown.
   */
  next: z
    .object({
      kind: z.enum(['invoice', 'period', 'payment', 'stop']),
      on: z.iso.date(),
      /** Net amount of the next invoice in øre; missing if the next event is no invoice. */
      netOre: z.number().int().optional(),
    })
    .nullable(),
  /** Price of a plan's period, and the length of the period in months; null without a plan. */
  price: amountsSchema.extend({ months: z.number().int() }).nullable(),
  seats: z.object({ taken: z.number().int(), limit: z.number().int().nullable() }),
  payer: payerSchema.nullable(),
  /** A school's credit in øre, which reduces the payable amount of its next invoice. */
  creditOre: z.number().int().min(0),
  dueOre: z.number().int().min(0),
});
export type SchoolBilling = z.infer<typeof schoolBillingSchema>;

/**
 * States of a card subscription. `trialing`: the first payment is charged when the trial ends. `paymentFailed`: the
 * charge is retried for some days.
 */
const cardStates = ['trialing', 'active', 'cancelled', 'paymentFailed', 'ended'] as const;

export const cardSchema = z.object({
  state: z.enum(cardStates),
  /** Last day of a card subscription's paid period or trial; null if Stripe has not reported it. */
  endsOn: z.iso.date().nullable(),
  price: amountsSchema,
});
export type Card = z.infer<typeof cardSchema>;

/**
 * `GET /teachers/{id}/billing`: the teacher's card subscription, their trial, and the plan of their school; own id
 * only. Days are calendar days in Norway.
 */
export const teacherBillingSchema = z.object({
  /** Last day of a teacher's running trial; null without one. */
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

/** Maximum number of a teacher's card receipts in a response. */
export const mostReceipts = 24;

/** `GET /teachers/{id}/receipts`: the charges to the teacher's card, the newest first; own id only. */
export const receiptsSchema = z.object({
  receipts: z.array(
    z.object({
      id: z.string(),
      paidOn: z.iso.date(),
      /** Total of a card receipt in øre, VAT included. */
      totalOre: z.number().int(),
      url: z.url(),
    }),
  ),
});
export type Receipts = z.infer<typeof receiptsSchema>;

/** States of an invoice. `credited`: credit notes cover the whole invoice. `overdue`: the due date has passed. */
const invoiceStatuses = ['open', 'overdue', 'paid', 'credited', 'givenUp'] as const;

/**
 * Delivery problems of an invoice or credit note. `retried`: it is sent again. `toAdmin`: it was refused and is sent to
 * an admin instead. `failed`: every address refused it.
 */
export const deliveryProblems = ['retried', 'toAdmin', 'failed'] as const;

const listedInvoiceSchema = z.object({
  id: z.uuid(),
  type: z.enum(['invoice', 'creditNote']),
  number: z.number().int(),
  /** Number of the credited invoice on a credit note; null on an invoice. */
  invoiceNumber: z.number().int().nullable(),
  issuedOn: z.iso.date(),
  /** Due date of an invoice; null on a credit note. */
  dueOn: z.iso.date().nullable(),
  status: z.enum(invoiceStatuses).nullable(),
  totalOre: z.number().int(),
  /** Unpaid amount of an invoice in øre; null on a credit note. */
  leftOre: z.number().int().min(0).nullable(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  /**
   * Delivery problem of an invoice or credit note. Null if it was delivered, is not sent yet, or needs no more payment.
   */
  delivery: z
    .object({
      problem: z.enum(deliveryProblems),
      /** E-mail address that refused an invoice or credit note; null for EHF (electronic invoices). */
      address: z.string().nullable(),
      /**
       * E-mail address of the admin to whom an invoice or credit note is sent after another address refused it; null
       * unless the delivery problem is `toAdmin`.
       */
      sentTo: z.string().nullable(),
      /** Time of the next try to deliver an invoice or credit note; null unless the delivery problem is `retried`. */
      nextTryAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type ListedInvoice = z.infer<typeof listedInvoiceSchema>;

/**
 * `GET /schools/{id}/invoices?after={next}`: a school's invoices and credit notes, the newest first, for its admins.
 * `next` is null on the last page. The files are at `…/invoices/{invoiceId}/pdf` and `…/ehf`.
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
