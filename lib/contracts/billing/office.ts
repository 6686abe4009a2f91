import { z } from 'zod';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import { deliveryProblems, deliveryStates } from '@/lib/core/billing/office/failures';
import { invoiceEventKinds } from '@/lib/core/billing/office/office-action';
import { isPaymentDay, mostOre } from '@/lib/core/billing/payment/payment-limits';
import { settlementStates } from '@/lib/core/billing/payment/settlement';
import { emailAddress } from '../addresses';
import { call } from '../call';
import { searchSchema } from '../search';
import { recordId, text } from '../text';
import { payerSchema, updatePayerSchema } from './billing';

/*
 * The office, for the company's own staff; other users get `notFound`. Amounts are in øre, days are calendar days in
 * Norway, times ISO 8601 in UTC. `next` is the `after` of the next page, null on the last page.
 */

/** Number of rows in one response. */
export const officePageSize = 50;

const day = z.string();
const time = z.iso.datetime();
const ore = z.number().int();
const number = z.number().int();

/** Filters of the invoice list: `due` and `overdue` invoices have an open amount. */
export const invoiceStates = ['all', 'due', 'overdue', 'settled'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

const invoiceRow = {
  id: z.uuid(),
  number,
  buyerName: z.string(),
  schoolName: z.string(),
  dueOn: day,
  totalOre: ore,
  isOverdue: z.boolean(),
  settlement: z.object({ state: z.enum(settlementStates), leftOre: ore, excessOre: ore }),
};

const listedInvoice = z.object({ ...invoiceRow, isDeliveryRefused: z.boolean() });

/**
 * An invoice or its credit note, with the state of its delivery. `at` is the time of that state or of the next attempt.
 */
const document = z.object({
  id: z.uuid(),
  type: z.enum(['invoice', 'creditNote']),
  number,
  issuedOn: day,
  totalOre: ore,
  period: z.object({ start: day, end: day }),
  lines: z.array(z.object({ description: z.string(), netOre: ore })),
  delivery: z
    .object({
      state: z.enum(deliveryStates),
      at: time,
      channel: z.enum([...invoiceTypes, 'elsewhere']),
      emailAddress: z.string().nullable(),
      problem: z.enum(deliveryProblems).nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
});

/**
 * An event in the history of an invoice. `by` is the clerk, or null if the product acted. `number` is the number of the
 * document. `about` is the reason for a credit note or the response of a receiver.
 */
const event = z.object({
  kind: z.enum(invoiceEventKinds),
  at: time,
  by: z.string().nullable(),
  number,
  amountOre: ore.nullable(),
  day: day.nullable(),
  emailAddress: z.string().nullable(),
  about: z.string().nullable(),
});

/**
 * An invoice. `bookedLeftOre` is the open amount, negative for an overpayment. `payer` is the proposed buyer if the
 * period is billed again.
 */
const invoice = z.object({
  ...invoiceRow,
  organizationNumber: z.string(),
  kid: z.string(),
  customerReference: z.string().nullable(),
  creditableNetOre: ore,
  bookedLeftOre: ore,
  chasingStopEndsAgreement: z.boolean(),
  payer: payerSchema,
  documents: z.array(document),
  history: z.array(event),
});

/** Maximum length of the reason on a credit note, in UTF-16 code units. */
export const creditReasonMaxLength = 150;

/**
 * A clerk's action on an invoice. `seen…` is the amount that the clerk saw; if the amount has changed, the response is
 * `changedMeanwhile`. The client chooses `reference`, so that a repeated request registers a payment only once.
 */
const invoiceAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('pay'),
    reference: recordId(),
    /** Amount of a payment; negative for a repayment. */
    amountOre: ore.min(-mostOre).max(mostOre),
    paidOn: day.max(10).refine(isPaymentDay, { params: { code: 'noDay' } }),
    seenLeftOre: ore,
  }),
  z.strictObject({
    act: z.literal('credit'),
    /** Amount of a credit note: a part in whole kroner, or all that can be credited. */
    netOre: ore.min(1).max(mostOre),
    reason: text(creditReasonMaxLength),
    seenCreditableNetOre: ore,
    /** True: the period is billed again, to `payer` if given. False: the credit note only lowers the period's price. */
    billsAnew: z.boolean(),
    payer: updatePayerSchema.optional(),
  }),
  z.strictObject({ act: z.literal('send'), documentId: recordId(), emailAddress: emailAddress() }),
  z.strictObject({ act: z.literal('delivered'), documentId: recordId() }),
  z.strictObject({ act: z.literal('stopChasing'), seenLeftOre: ore }),
]);
export type InvoiceAct = z.infer<typeof invoiceAct>;
export type ActOf<Act extends InvoiceAct['act']> = Omit<Extract<InvoiceAct, { act: Act }>, 'act'>;

const page = { search: searchSchema.catch(''), after: z.string().optional() };

export const officeCalls = {
  /** Invoices are found by number, KID, organization number, amount, or names of buyer and school. */
  listOfficeInvoices: call('GET', '/office/invoices', 'clerk', {
    query: z.object({ ...page, state: z.enum(invoiceStates).catch('all') }),
    answer: z.object({ invoices: z.array(listedInvoice), next: z.string().nullable() }),
  }),
  readOfficeInvoice: call('GET', '/office/invoices/{invoiceId}', 'clerk', { answer: invoice }),
  actOnInvoice: call('POST', '/office/invoices/{invoiceId}', 'clerk', {
    body: invoiceAct,
    answer: invoice,
    codes: ['changedMeanwhile'],
  }),
  renderOfficeDocument: call('GET', '/office/documents/{documentId}', 'clerk', {
    query: z.object({ form: z.enum(['pdf', 'ehf']) }),
    answer: { file: ['application/pdf', 'application/xml'] },
  }),
  /** An export covers at most 13 months. */
  exportPeriod: call('GET', '/office/export', 'clerk', {
    query: z.object({ from: day.max(10), to: day.max(10) }),
    answer: { file: ['text/csv'] },
  }),
};

export type OfficeInvoiceRow = z.infer<typeof listedInvoice>;
export type OfficeInvoice = z.infer<typeof invoice>;
export type OfficeDocument = z.infer<typeof document>;
export type InvoiceEvent = z.infer<typeof event>;
