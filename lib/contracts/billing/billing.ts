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

/** Number of invoices and credit notes in one response. */
export const invoicePageSize = 20;

export const schoolPlanSchema = z.enum(schoolTiers.map(({ slug }) => slug));

/** The payer of a school's invoices. `invoiceEmail` is null for EHF. */
export const payerSchema = z.object({
  organizationName: z.string(),
  organizationNumber: z.string(),
  invoiceType: z.enum(invoiceTypes),
  invoiceEmail: z.string().nullable(),
  /** Whether an invoice by e-mail also has the EHF file. */
  attachesEhf: z.boolean(),
  customerReference: z.string(),
});
export type Payer = z.infer<typeof payerSchema>;

/** The payer of future invoices. */
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
 * `PUT /schools/{id}/billing/payer`: changes the payer of future invoices and returns the payer; issued invoices do not
 * change. `basis` is the payer before the edit. If it is no longer the stored payer, the response is 409
 * `changedMeanwhile`.
 */
export const changePayerSchema = z.strictObject({ payer: updatePayerSchema, basis: payerSchema });
export type ChangePayer = z.infer<typeof changePayerSchema>;

/** `GET /schools/{id}/billing`: the state of the school's plan, for its admins. Days are calendar days in Norway. */
export const schoolBillingSchema = z.object({
  state: z.enum(planStates),
  /** The plan; null if the school has never had a plan, and during a trial until a plan is ordered. */
  plan: schoolPlanSchema.nullable(),
  /** The last day of the trial or of the plan's period; null if there is neither a trial nor a plan. */
  endsOn: z.iso.date().nullable(),
  /** Whether the plan is renewed automatically. */
  isRenewing: z.boolean(),
  /** The next event, if its day is known: an invoice, the next period, an overdue payment, or the end of access. */
  next: z
    .object({
      kind: z.enum(['invoice', 'period', 'payment', 'stop']),
      on: z.iso.date(),
      /** The net amount, if the event is an invoice. */
      netOre: z.number().int().optional(),
    })
    .nullable(),
  /** The price of a period, and the length of the period in months; null without a plan. */
  price: amountsSchema.extend({ months: z.number().int() }).nullable(),
  /** The number of teachers at the school, and the limit of the plan. */
  seats: z.object({ taken: z.number().int(), limit: z.number().int().nullable() }),
  payer: payerSchema.nullable(),
  /** The school's credit balance in øre, which reduces the payable amount of the next invoice. */
  creditOre: z.number().int().min(0),
  /** The amount that the school owes, in øre. */
  dueOre: z.number().int().min(0),
});
export type SchoolBilling = z.infer<typeof schoolBillingSchema>;

/**
 * The states of a card subscription. `trialing`: nothing was charged yet, and the first payment is charged when the
 * trial ends. After a failed payment the card is retried for some days.
 */
const cardStates = ['trialing', 'active', 'cancelled', 'paymentFailed', 'ended'] as const;

export const cardSchema = z.object({
  state: z.enum(cardStates),
  /** The last day of the paid period or the trial; null if the payment service has not reported it. */
  endsOn: z.iso.date().nullable(),
  /** The price of a year; the total includes VAT. */
  price: amountsSchema,
});
export type Card = z.infer<typeof cardSchema>;

/**
 * `GET /teachers/{id}/billing`: the teacher's card subscription, their trial, and the plan of their school; own id
 * only. Days are calendar days in Norway.
 */
export const teacherBillingSchema = z.object({
  /** The last day of a running trial; null without one. */
  trialEndsOn: z.iso.date().nullable(),
  card: cardSchema.nullable(),
  school: z
    .object({
      name: z.string(),
      state: z.enum(planStates),
      plan: schoolPlanSchema.nullable(),
      endsOn: z.iso.date().nullable(),
      /** Names of the admins, at most ten. */
      admins: z.array(z.string()),
    })
    .nullable(),
});
export type TeacherBilling = z.infer<typeof teacherBillingSchema>;

/** Maximum number of receipts in a response. */
export const mostReceipts = 24;

/** `GET /teachers/{id}/receipts`: the charges to the teacher's card, the newest first; own id only. */
export const receiptsSchema = z.object({
  receipts: z.array(
    z.object({
      id: z.string(),
      paidOn: z.iso.date(),
      /** Total in øre, VAT included. */
      totalOre: z.number().int(),
      /** Address of the receipt at the payment service, which also offers a PDF. */
      url: z.url(),
    }),
  ),
});
export type Receipts = z.infer<typeof receiptsSchema>;

/** `credited`: credit notes have credited the whole invoice. `overdue`: the due date has passed. */
const invoiceStatuses = ['open', 'overdue', 'paid', 'credited', 'givenUp'] as const;

/**
 * `retried`: delivery failed and is tried again. `toAdmin`: delivery was refused, and the document is sent to an
 * admin instead. `failed`: delivery was refused, and the document reached nobody else.
 */
export const deliveryProblems = ['retried', 'toAdmin', 'failed'] as const;

const listedInvoiceSchema = z.object({
  id: z.uuid(),
  type: z.enum(['invoice', 'creditNote']),
  number: z.number().int(),
  /** The number of the credited invoice on a credit note; null on an invoice. */
  invoiceNumber: z.number().int().nullable(),
  issuedOn: z.iso.date(),
  /** A credit note has neither a due date nor a status: both are null. */
  dueOn: z.iso.date().nullable(),
  status: z.enum(invoiceStatuses).nullable(),
  totalOre: z.number().int(),
  /** The unpaid amount of an invoice; null on a credit note. */
  leftOre: z.number().int().min(0).nullable(),
  /** First and last day of the billed period. */
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  /** The delivery problem; null for a delivered or pending document, and for an invoice with nothing left to pay. */
  delivery: z
    .object({
      problem: z.enum(deliveryProblems),
      /** The e-mail address that refused the document; null for EHF. */
      address: z.string().nullable(),
      /** The admin's e-mail address; set only for `toAdmin`. */
      sentTo: z.string().nullable(),
      /** Time of the next delivery attempt; set only for `retried`. */
      nextTryAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type ListedInvoice = z.infer<typeof listedInvoiceSchema>;

/**
 * `GET /schools/{id}/invoices?after={next}`: the school's invoices and credit notes, the newest first, for its admins.
 * `next` is null on the last page. The files of a document are at `GET /schools/{id}/invoices/{invoiceId}/pdf` and
 * `/ehf`.
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
