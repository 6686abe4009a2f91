import { z } from 'zod';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import { isPaymentDay, mostOre } from '@/lib/core/billing/payment/payment-limits';
import { periodProblem } from '@/lib/core/billing/export/export-period';
import { settlementStates, type Settlement } from '@/lib/core/billing/payment/settlement';
import { deliveryProblems } from '@/lib/core/billing/office/failures';
import { emailAddress } from '../addresses';
import { amountsSchema } from './amounts';
import { payerSchema, updatePayerSchema } from './billing';
import { recordId, text } from '../text';
import { call } from '../call';
import { searchSchema } from '../search';

/*
 * The office, for the company's own staff. All others get `notFound`. Amounts are in øre, days those of the calendar in
 * Norway, times ISO 8601 in UTC.
 */

/** Number of rows in one answer. */
export const officePageSize = 50;

const day = z.string();
const ore = z.number().int();
/** An invoice or a credit note that something names. */
const document = z.object({ id: z.uuid(), number: z.number().int() });

/** Which invoices a list shows: all, not due yet, overdue, or with nothing left to pay. */
export const invoiceFilters = ['all', 'due', 'overdue', 'settled'] as const;
export const invoiceFilterSchema = z.enum(invoiceFilters);
export type InvoiceFilter = z.infer<typeof invoiceFilterSchema>;

const settlementSchema = z.object({
  state: z.enum(settlementStates),
  leftOre: ore,
  excessOre: ore,
}) satisfies z.ZodType<Settlement>;

const deliverySchema = z.object({
  /** `elsewhere`: a clerk has delivered it outside the product. */
  channel: z.enum([...invoiceTypes, 'elsewhere']),
  emailAddress: z.string().nullable(),
  attempts: z.number().int(),
  deliveredAt: z.iso.datetime().nullable(),
  /** When it was given up; null while it is tried. */
  refusedAt: z.iso.datetime().nullable(),
  /** When it was taken back undelivered, because nobody needs the document. */
  withdrawnAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime(),
  /** Why the last try failed; null if it did not. */
  problem: z.enum(deliveryProblems).nullable(),
  /** The reply of the access point or the mail server, word for word; null if it said nothing. */
  answer: z.string().nullable(),
  /** How it was refused before, if it goes another way since; `to` says to whom. */
  insteadOf: z
    .object({
      channel: z.enum(invoiceTypes),
      emailAddress: z.string().nullable(),
      refusedAt: z.iso.datetime(),
      answer: z.string().nullable(),
      to: z.enum(['known', 'admin', 'office']),
    })
    .nullable(),
});
export type OfficeDelivery = z.infer<typeof deliverySchema>;

const documentRow = {
  ...document.shape,
  buyerName: z.string(),
  issuedOn: day,
  totalOre: ore,
  isDeliveryRefused: z.boolean(),
};
const invoiceRowSchema = z.object({
  type: z.literal('invoice'),
  ...documentRow,
  dueOn: day,
  isOverdue: z.boolean(),
  settlement: settlementSchema,
});
const creditNoteRowSchema = z.object({
  type: z.literal('creditNote'),
  ...documentRow,
  /** The number of the invoice that it credits. */
  invoiceNumber: z.number().int(),
});
const documentRowSchema = z.discriminatedUnion('type', [invoiceRowSchema, creditNoteRowSchema]);
export type OfficeInvoiceRow = z.infer<typeof invoiceRowSchema>;
export type OfficeDocumentRow = z.infer<typeof documentRowSchema>;

/**
 * `GET /office/invoices?search={text}&filter={filter}&after={next}`: found by number, KID, organization number, or words
 * of the buyer's and the school's name. The newest first; those that are due or overdue by their due date. Credit notes are
 * among all.
 */
export const officeInvoicePageSchema = z.object({
  invoices: z.array(documentRowSchema),
  next: z.string().nullable(),
});
export type OfficeInvoicePage = z.infer<typeof officeInvoicePageSchema>;

const deliveriesSchema = z.object({
  count: z.number().int(),
  deliveries: z.array(
    z.object({
      /** Id of the invoice or credit note. */
      id: z.uuid(),
      /** The invoice, also where its credit note was not delivered. */
      invoiceId: z.uuid(),
      number: z.number().int(),
      type: z.enum(['invoice', 'creditNote']),
      buyerName: z.string(),
      delivery: deliverySchema,
    }),
  ),
});

/** `GET /office`: what needs attention. */
export const officeSchema = z.object({
  overdue: z.object({ count: z.number().int(), leftOre: ore }),
  due: z.object({ count: z.number().int(), leftOre: ore }),
  /** Deliveries that were given up, the latest first; `count` is of all. */
  refused: deliveriesSchema,
  /** Deliveries that failed and are tried again, and invoices with something to pay that only an admin has got. */
  retried: deliveriesSchema,
  /** Closed schools with money to their credit, which is to be paid back, the largest amount first; `count` is of all. */
  credits: z.object({
    count: z.number().int(),
    schools: z.array(z.object({ id: z.uuid(), name: z.string(), creditOre: ore })),
  }),
  /** Overdue invoices of which nobody can be reminded, the oldest due day first; `count` is of all. */
  unreachable: z.object({
    count: z.number().int(),
    invoices: z.array(
      z.object({
        ...{ id: z.uuid(), number: z.number().int(), buyerName: z.string() },
        ...{ dueOn: day, leftOre: ore },
      }),
    ),
  }),
  /** Whether the settings say who sells; without it no invoice is issued. */
  hasSeller: z.boolean(),
});
export type Office = z.infer<typeof officeSchema>;

/**
 * `GET /office/failures`: what was given up or cannot be done, the latest first. `POST /office/failures/mails/{id}` and
 * `POST /office/failures/jobs/{id}` try one again.
 */
export const officeFailuresSchema = z.object({
  mails: z.array(
    z.object({
      id: z.uuid(),
      /** A key of the messages `MailNames`. */
      kind: z.string(),
      recipient: z.string(),
      givenUpAt: z.iso.datetime(),
      /** The mail server's reply; null if it said nothing. */
      reason: z.string().nullable(),
    }),
  ),
  jobs: z.array(
    z.object({
      id: z.uuid(),
      /** A key of the messages `OfficeFailures.queues`. */
      queue: z.string(),
      /** How many runs have failed in this way since it was last tried again. */
      times: z.number().int(),
      failedAt: z.iso.datetime(),
      reason: z.string(),
    }),
  ),
  /** Subscriptions of which something is due that cannot be done. The daily run tries them by itself. */
  blocked: z.array(
    z.object({
      schoolId: z.uuid(),
      school: z.string(),
      problem: z.string(),
      since: z.iso.datetime(),
    }),
  ),
});
export type OfficeFailures = z.infer<typeof officeFailuresSchema>;
export type RefusedDelivery = Office['refused']['deliveries'][number];

const paymentSchema = z.object({
  reference: z.string(),
  /** Below zero it was paid back. */
  amountOre: ore,
  paidOn: day,
  registeredBy: z.string(),
  registeredAt: z.iso.datetime(),
});
export type OfficePayment = z.infer<typeof paymentSchema>;

const creditNoteSchema = z.object({
  ...document.shape,
  issuedOn: day,
  issuedAt: z.iso.datetime(),
  totalOre: ore,
  /** The reason on the credit note. */
  reason: z.string(),
  delivery: deliverySchema.nullable(),
});
export type OfficeCreditNote = z.infer<typeof creditNoteSchema>;

const documentFacts = {
  ...document.shape,
  buyer: z.object({ name: z.string(), organizationNumber: z.string() }),
  schoolName: z.string(),
  issuedOn: day,
  period: z.object({ start: day, end: day }),
  lines: z.array(z.object({ description: z.string(), netOre: ore })),
  ...amountsSchema.shape,
  delivery: deliverySchema.nullable(),
};

/** `GET /office/invoices/{id}`: an invoice and what happened with it. */
export const officeInvoiceSchema = z.object({
  ...documentFacts,
  kid: z.string(),
  customerReference: z.string().nullable(),
  issuedAt: z.iso.datetime(),
  dueOn: day,
  isOverdue: z.boolean(),
  /** Without VAT, what can still be credited. */
  creditableNetOre: ore,
  /** The buyer of the new invoice if what is credited is billed again. */
  payer: payerSchema,
  /** The amount left, below zero if too much was paid: a payment says which of these it saw. */
  bookedLeftOre: ore,
  /** Whether the school's agreement ends if the invoice is chased no more. */
  chasingStopEndsAgreement: z.boolean(),
  settlement: settlementSchema,
  payments: z.array(paymentSchema),
  creditNotes: z.array(creditNoteSchema),
});
export type OfficeInvoice = z.infer<typeof officeInvoiceSchema>;

/** `GET /office/credit-notes/{id}`: a credit note, the invoice that it credits, and how it was delivered. */
export const officeCreditNotePageSchema = z.object({ ...documentFacts, invoice: document });
export type OfficeCreditNotePage = z.infer<typeof officeCreditNotePageSchema>;

/**
 * `POST /office/invoices/{id}/delivery`: what is done about a document that was given up: it is tried again, sent to an
 * address instead, or noted as delivered by the clerk outside the product. `id` is that of an invoice or credit note.
 */
export const redeliverSchema = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('again') }),
  z.strictObject({ way: z.literal('email'), emailAddress: emailAddress() }),
  z.strictObject({ way: z.literal('elsewhere') }),
]);
export type Redeliver = z.infer<typeof redeliverSchema>;

const paidOn = z
  .string()
  .max(10)
  .refine(isPaymentDay, { params: { code: 'noDay' } });
const leftOre = z.number().int().min(-2_000_000_000).max(2_000_000_000);

/** `POST /office/invoices/{id}/payments`: money that came, or below zero was paid back. Answers with the invoice. */
export const registerPaymentSchema = z.strictObject({
  /** Chosen by the client, so that a repeated request registers it once. */
  reference: recordId(),
  amountOre: z
    .number()
    .int()
    .min(-mostOre)
    .max(mostOre)
    .refine((ore) => ore !== 0),
  paidOn,
  seenLeftOre: leftOre,
});
export type RegisterPayment = z.infer<typeof registerPaymentSchema>;

/** `POST /office/invoices/{id}/chasing-stop`: gives up what is open. Answers with the invoice. */
export const stopChasingSchema = z.strictObject({ seenLeftOre: leftOre });
export type StopChasing = z.infer<typeof stopChasingSchema>;

/** Longest reason on a credit note, in UTF-16 code units. */
export const creditReasonMaxLength = 150;

/** `POST /office/invoices/{id}/credit-notes`: a part in whole kroner, or all that is left. Answers with the invoice. */
export const creditInvoiceSchema = z
  .strictObject({
    netOre: z.number().int().min(1).max(mostOre),
    reason: text(creditReasonMaxLength),
    /** The creditable amount when the clerk looked; another amount by now is `changedMeanwhile`. */
    seenCreditableNetOre: z.number().int().min(1).max(mostOre),
    /** Whether what is agreed is billed again; otherwise it costs so much less. */
    billsAnew: z.boolean(),
    /** Another payer from now on, if it is billed again. */
    payer: updatePayerSchema.optional(),
  })
  .refine(({ billsAnew, payer }) => billsAnew || !payer, {
    path: ['payer'],
    params: { code: 'onlyBilledAnew' },
  });
export type CreditInvoice = z.infer<typeof creditInvoiceSchema>;

const exportDay = z.string().max(10);

/** The days of `GET /office/export`, at most 13 months; those of the calendar in Norway, the first and the last included. */
const exportPeriodSchema = z
  .object({ from: exportDay, to: exportDay })
  .superRefine((period, context) => {
    const found = periodProblem(period);
    if (!found) return;
    context.addIssue({ code: 'custom', path: [found.day], params: { code: found.problem } });
  });

export const officeCalls = {
  readOffice: call('GET', '/office', 'clerk', { answer: officeSchema }),
  readOfficeCreditNote: call('GET', '/office/credit-notes/{creditNoteId}', 'clerk', {
    answer: officeCreditNotePageSchema,
  }),
  listOfficeInvoices: call('GET', '/office/invoices', 'clerk', {
    query: z.object({
      search: searchSchema.catch(''),
      filter: invoiceFilterSchema.catch('all'),
      after: z.string().optional(),
    }),
    answer: officeInvoicePageSchema,
  }),
  exportPeriod: call('GET', '/office/export', 'clerk', {
    query: exportPeriodSchema,
    answer: { file: ['text/csv'] },
  }),
  readOfficeInvoice: call('GET', '/office/invoices/{invoiceId}', 'clerk', {
    answer: officeInvoiceSchema,
  }),
  creditInvoice: call('POST', '/office/invoices/{invoiceId}/credit-notes', 'clerk', {
    body: creditInvoiceSchema,
    answer: officeInvoiceSchema,
    codes: ['changedMeanwhile'],
  }),
  redeliver: call('POST', '/office/invoices/{invoiceId}/delivery', 'clerk', {
    body: redeliverSchema,
  }),
  renderOfficeEhf: call('GET', '/office/invoices/{invoiceId}/ehf', 'clerk', {
    answer: { file: ['application/xml'] },
  }),
  drawOfficePdf: call('GET', '/office/invoices/{invoiceId}/pdf', 'clerk', {
    answer: { file: ['application/pdf'] },
  }),
  registerPayment: call('POST', '/office/invoices/{invoiceId}/payments', 'clerk', {
    body: registerPaymentSchema,
    answer: officeInvoiceSchema,
    codes: ['changedMeanwhile'],
  }),
  stopChasing: call('POST', '/office/invoices/{invoiceId}/chasing-stop', 'clerk', {
    body: stopChasingSchema,
    answer: officeInvoiceSchema,
    codes: ['changedMeanwhile'],
  }),
};

export const failureCalls = {
  readFailures: call('GET', '/office/failures', 'clerk', { answer: officeFailuresSchema }),
  retryJob: call('POST', '/office/failures/jobs/{jobId}', 'clerk'),
  retryMail: call('POST', '/office/failures/mails/{mailId}', 'clerk'),
};
