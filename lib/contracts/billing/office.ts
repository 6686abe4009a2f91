import { z } from 'zod';
import { planStates } from '@/lib/core/billing/agreement/plan-state';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import * as kinds from '@/lib/core/billing/office/office-action';
import { isPaymentDay, mostOre, settlementStates } from '@/lib/core/billing/payment/settlement';
import { emailAddress } from '../addresses';
import { call } from '../call';
import { pageQuery, searchSchema } from '../search';
import { recordId, text } from '../text';
import { payerSchema, schoolPlanSchema, updatePayerSchema } from './billing';
import { organizationNumber } from './orders';

// API calls of the billing office (the company's staff). All users who are not staff get `notFound`. Amounts are in
// øre; days are calendar days in Norway.

export const officePageSize = 50;
export const creditReasonMaxLength = 150;
export const invoiceStates = ['all', 'due', 'overdue', 'settled'] as const;

const day = z.string();
const time = z.iso.datetime();
const int = z.number().int();
const maybeText = z.string().nullable();

const listedInvoice = z.object({
  ...{ id: z.uuid(), number: int, buyerName: z.string(), schoolName: z.string() },
  ...{ dueOn: day, totalOre: int, isOverdue: z.boolean(), isDeliveryRefused: z.boolean() },
  settlement: z.object({ state: z.enum(settlementStates), leftOre: int, excessOre: int }),
});

/**
 * Delivery of an invoice or credit note. `at` is the time at which the delivery succeeded, was refused or was
 * withdrawn; before that time, `at` is the time of the next attempt.
 */
const delivery = z.object({
  ...{ state: z.enum(kinds.deliveryStates), at: time, emailAddress: maybeText, answer: maybeText },
  channel: z.enum([...invoiceTypes, 'elsewhere']),
  problem: z.enum(kinds.deliveryProblems).nullable(),
});

const document = z.object({
  ...{ id: z.uuid(), type: z.enum(['invoice', 'creditNote']), number: int, issuedOn: day },
  ...{ totalOre: int, period: z.object({ start: day, end: day }) },
  lines: z.array(z.object({ description: z.string(), netOre: int })),
  delivery: delivery.nullable(),
});

/** Event in an invoice's history. `by` is the member of staff who acted, or null if the product acted automatically. */
const event = z.object({
  ...{ kind: z.enum(kinds.invoiceEventKinds), at: time, by: maybeText, number: int },
  ...{ amountOre: int.nullable(), day: day.nullable(), emailAddress: maybeText, about: maybeText },
});

/** Invoice for the billing office (staff). `bookedLeftOre` is the unpaid amount, negative if too much was paid. */
const invoice = listedInvoice.omit({ isDeliveryRefused: true }).extend({
  ...{ organizationNumber: z.string(), kid: z.string(), customerReference: maybeText },
  ...{ creditableNetOre: int, bookedLeftOre: int, chasingStopEndsAgreement: z.boolean() },
  ...{ payer: payerSchema, documents: z.array(document), history: z.array(event) },
});

/**
 * Action of the billing office (staff) on an invoice. If an amount differs from the amount that the staff saw
 * (`seen…`), the response is `changedMeanwhile`. With `billsAnew`, a new invoice for the same billing period follows
 * the credit note; without `billsAnew`, the credit note only lowers the price.
 */
const invoiceAct = z.discriminatedUnion('act', [
  /** A repeated request with the same `reference` registers a payment only once. */
  z.strictObject({
    ...{ act: z.literal('pay'), reference: recordId(), seenLeftOre: int },
    amountOre: int.min(-mostOre).max(mostOre),
    paidOn: day.max(10).refine(isPaymentDay, { params: { code: 'noDay' } }),
  }),
  z.strictObject({
    ...{ act: z.literal('credit'), reason: text(creditReasonMaxLength), seenCreditableNetOre: int },
    netOre: int.min(1).max(mostOre),
    ...{ billsAnew: z.boolean(), payer: updatePayerSchema.optional() },
  }),
  z.strictObject({ act: z.literal('send'), documentId: recordId(), emailAddress: emailAddress() }),
  z.strictObject({ act: z.literal('delivered'), documentId: recordId() }),
  z.strictObject({ act: z.literal('stopChasing'), seenLeftOre: int }),
]);

const school = z.object({
  ...{ id: z.uuid(), name: z.string(), organizationNumber: maybeText, state: z.enum(planStates) },
  ...{ plan: schoolPlanSchema.nullable(), endsOn: maybeText },
  ...{ teachers: int, balanceOre: int, canExtendTrial: z.boolean() },
  log: z.array(z.object({ kind: z.enum(kinds.schoolActionKinds), by: z.string(), at: time })),
});

const schoolAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('extendTrial'), lastDay: z.iso.date() }),
  z.strictObject({ act: z.literal('correctNumber'), organizationNumber }),
  z.strictObject({ act: z.literal('reopen'), adminEmail: emailAddress() }),
]);

const failure = z.object({
  kind: z.enum(['refused', 'mail', 'job', 'retried', 'unreachable', 'credit', 'blocked']),
  ...{ id: z.string(), name: z.string(), invoiceId: z.uuid().nullable() },
  ...{ number: int.nullable(), amountOre: int.nullable(), at: time.nullable() },
  ...{ about: maybeText, answer: maybeText },
});
const failures = z.object({ hasSeller: z.boolean(), failures: z.array(failure) });

const page = pageQuery.extend({ search: searchSchema.catch('') });

export const officeCalls = {
  listOfficeInvoices: call('GET', '/office/invoices', 'clerk', {
    query: page.extend({ state: z.enum(invoiceStates).catch('all') }),
    answer: z.object({ invoices: z.array(listedInvoice), next: maybeText }),
  }),
  readOfficeInvoice: call('GET', '/office/invoices/{invoiceId}', 'clerk', { answer: invoice }),
  actOnInvoice: call('POST', '/office/invoices/{invoiceId}', 'clerk', {
    ...{ body: invoiceAct, answer: invoice, codes: ['changedMeanwhile'] },
  }),
  renderOfficeDocument: call('GET', '/office/documents/{documentId}', 'clerk', {
    query: z.object({ form: z.enum(['pdf', 'ehf']) }),
    answer: { file: ['application/pdf', 'application/xml'] },
  }),
  exportPeriod: call('GET', '/office/export', 'clerk', {
    query: z.object({ from: day.max(10), to: day.max(10) }),
    answer: { file: ['text/csv'] },
  }),
};
export const officeSchoolCalls = {
  listOfficeSchools: call('GET', '/office/schools', 'clerk', {
    query: page,
    answer: z.object({ schools: z.array(school), next: maybeText }),
  }),
  changeOfficeSchool: call('POST', '/office/schools/{schoolId}', 'clerk', {
    ...{ body: schoolAct, codes: ['changedMeanwhile'] },
  }),
};
export const failureCalls = {
  readFailures: call('GET', '/office/failures', 'clerk', { answer: failures }),
  tryAgain: call('POST', '/office/failures/{failureId}', 'clerk', {
    body: z.strictObject({ kind: z.enum(['refused', 'mail', 'job']) }),
  }),
};

export type InvoiceState = (typeof invoiceStates)[number];
export type OfficeInvoiceRow = z.infer<typeof listedInvoice>;
export type OfficeInvoice = z.infer<typeof invoice>;
export type OfficeDocument = z.infer<typeof document>;
export type InvoiceEvent = z.infer<typeof event>;
export type InvoiceAct = z.infer<typeof invoiceAct>;
export type ActOf<Act extends InvoiceAct['act']> = Omit<Extract<InvoiceAct, { act: Act }>, 'act'>;
export type OfficeSchool = z.infer<typeof school>;
export type SchoolAct = z.infer<typeof schoolAct>;
export type Failure = z.infer<typeof failure>;
export type OfficeFailures = z.infer<typeof failures>;
