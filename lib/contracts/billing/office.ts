import { z } from 'zod';
import { isCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { jobQueues, mailKinds } from '@/lib/core/billing/office/failures';
import { officeActionKinds } from '@/lib/core/billing/office/office-action';
import { emailAddress } from './addresses';
import { recordId, text } from './text';

/*
 * The office, for the company's own staff. All others get `notFound`. Amounts are in øre, days those of the calendar in
 * Norway, times ISO 8601 in UTC.
 */

/** Number of rows in one answer. */
export const officePageSize = 50;

const day = z.string();
const ore = z.number().int();

/** Which invoices a list shows: all, not due yet, overdue, or with nothing left to pay. */
export const invoiceFilters = ['all', 'due', 'overdue', 'settled'] as const;
export const invoiceFilterSchema = z.enum(invoiceFilters);
export type InvoiceFilter = z.infer<typeof invoiceFilterSchema>;

const settlementSchema = z.object({
  state: z.enum(['open', 'partlyPaid', 'paid', 'overpaid', 'credited']),
  leftOre: ore,
  excessOre: ore,
});

const deliverySchema = z.object({
  /** `elsewhere`: a clerk has delivered it outside the product. */
  channel: z.enum(['ehf', 'email', 'elsewhere']),
  emailAddress: z.string().nullable(),
  attempts: z.number().int(),
  deliveredAt: z.iso.datetime().nullable(),
  /** When it was given up; null while it is tried. */
  refusedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime(),
  /** Of the last try. */
  lastError: z.string().nullable(),
});
export type OfficeDelivery = z.infer<typeof deliverySchema>;

const invoiceRowSchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  buyerName: z.string(),
  issuedOn: day,
  dueOn: day,
  isOverdue: z.boolean(),
  totalOre: ore,
  settlement: settlementSchema,
  isDeliveryRefused: z.boolean(),
});
export type OfficeInvoiceRow = z.infer<typeof invoiceRowSchema>;

/**
 * `GET /office/invoices?search={text}&filter={filter}&after={next}`: found by number, KID, organization number, or words
 * of the buyer's and the school's name. The newest first; those that are due or overdue by their due date.
 */
export const officeInvoicePageSchema = z.object({
  invoices: z.array(invoiceRowSchema),
  next: z.string().nullable(),
});
export type OfficeInvoicePage = z.infer<typeof officeInvoicePageSchema>;

/** `GET /office`: what needs attention. */
export const officeSchema = z.object({
  overdue: z.object({ count: z.number().int(), leftOre: ore }),
  due: z.object({ count: z.number().int(), leftOre: ore }),
  /** Deliveries that were given up, the latest first; `count` is of all. */
  refused: z.object({
    count: z.number().int(),
    deliveries: z.array(
      z.object({
        /** Of the invoice or credit note. */
        id: z.uuid(),
        /** The invoice, also where its credit note was not delivered. */
        invoiceId: z.uuid(),
        number: z.number().int(),
        type: z.enum(['invoice', 'creditNote']),
        buyerName: z.string(),
        delivery: deliverySchema,
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
      kind: z.enum(mailKinds),
      recipient: z.string(),
      givenUpAt: z.iso.datetime(),
      /** What the mail server said; null if it said nothing. */
      reason: z.string().nullable(),
    }),
  ),
  jobs: z.array(
    z.object({
      id: z.uuid(),
      queue: z.enum(jobQueues),
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
  id: z.uuid(),
  amountOre: ore,
  paidOn: day,
  source: z.enum(['byHand', 'bankFile']),
  registeredBy: z.string(),
  registeredAt: z.iso.datetime(),
  /** Null for a payment that counts. */
  takenBack: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type OfficePayment = z.infer<typeof paymentSchema>;

const creditNoteSchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  issuedOn: day,
  issuedAt: z.iso.datetime(),
  totalOre: ore,
  /** What the credit note says that it is for. */
  reason: z.string(),
  delivery: deliverySchema.nullable(),
});
export type OfficeCreditNote = z.infer<typeof creditNoteSchema>;

/** `GET /office/invoices/{id}`: an invoice and what happened with it. */
export const officeInvoiceSchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  kid: z.string(),
  buyer: z.object({ name: z.string(), organizationNumber: z.string() }),
  schoolName: z.string(),
  customerReference: z.string().nullable(),
  issuedOn: day,
  issuedAt: z.iso.datetime(),
  dueOn: day,
  isOverdue: z.boolean(),
  period: z.object({ start: day, end: day }),
  lines: z.array(z.object({ description: z.string(), netOre: ore })),
  netOre: ore,
  vatOre: ore,
  totalOre: ore,
  /** Without VAT, what can still be credited. */
  creditableNetOre: ore,
  /** What is left as it is booked, below zero if too much was paid; a payment says which of these it saw. */
  bookedLeftOre: ore,
  settlement: settlementSchema,
  delivery: deliverySchema.nullable(),
  payments: z.array(paymentSchema),
  creditNotes: z.array(creditNoteSchema),
});
export type OfficeInvoice = z.infer<typeof officeInvoiceSchema>;

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

/** The largest amount that is registered at once: ten million kroner. */
export const mostOre = 1_000_000_000;
const paidOn = z
  .string()
  .max(10)
  .refine((typed) => isCalendarDate(typed) && typed >= '2020-01-01', {
    params: { code: 'noDay' },
  });
const leftOre = z.number().int().min(-2_000_000_000).max(2_000_000_000);
const amountOre = z.number().int().min(1).max(mostOre);

/** `POST /office/invoices/{id}/payments`: answers with the invoice. */
export const registerPaymentSchema = z.strictObject({
  id: recordId(),
  amountOre,
  paidOn,
  seenLeftOre: leftOre,
});
export type RegisterPayment = z.infer<typeof registerPaymentSchema>;

/** Longest reason on a credit note, in UTF-16 code units. */
export const creditReasonMaxLength = 150;

/** `POST /office/invoices/{id}/credit-notes`: a part in whole kroner, or all that is left. Answers with the invoice. */
export const creditInvoiceSchema = z.strictObject({
  netOre: z.number().int().min(1).max(mostOre),
  reason: text(creditReasonMaxLength),
  /** What could be credited when the clerk looked; another amount by now is `changedMeanwhile`. */
  seenCreditableNetOre: z.number().int().min(1).max(mostOre),
});
export type CreditInvoice = z.infer<typeof creditInvoiceSchema>;

const orderSchema = z.object({
  id: z.uuid(),
  schoolName: z.string(),
  organizationName: z.string(),
  organizationNumber: z.string(),
  tierId: z.string(),
  totalOre: ore,
  invoiceType: z.enum(['ehf', 'email']),
  orderedAt: z.iso.datetime(),
  invoices: z.array(z.object({ id: z.uuid(), number: z.number().int() })),
});
export type OfficeOrder = z.infer<typeof orderSchema>;

/** `GET /office/orders?after={next}`: the latest first. */
export const officeOrderPageSchema = z.object({
  orders: z.array(orderSchema),
  next: z.string().nullable(),
});
export type OfficeOrderPage = z.infer<typeof officeOrderPageSchema>;

/** `GET /office/activity?after={next}`: what clerks did, the latest first. */
export const officeActivityPageSchema = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(officeActionKinds),
      actor: z.string(),
      at: z.iso.datetime(),
      invoice: z.object({ id: z.uuid(), number: z.number().int() }).nullable(),
      amountOre: ore.nullable(),
      payments: z.number().int().nullable(),
      creditNoteNumber: z.number().int().nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export type OfficeActivityPage = z.infer<typeof officeActivityPageSchema>;

/** Most payments of a bank file in one request. */
export const bankLinesAtOnce = 200;

const bankLineSchema = z.strictObject({
  /** As the bank file gives it; empty if it gives none. */
  kid: z.string().max(25),
  amountOre,
  paidOn,
  bankReference: z.string().min(1).max(100),
});
export type BankLine = z.infer<typeof bankLineSchema>;

/** `POST /office/bank-payments/check`: what each payment of a bank file would do. Changes nothing. */
export const checkBankLinesSchema = z.strictObject({
  lines: z.array(bankLineSchema).min(1).max(bankLinesAtOnce),
});

export const bankVerdicts = [
  'exact',
  'less',
  'more',
  'nothingLeft',
  'unknownKid',
  'known',
] as const;
const checkedLineSchema = z.object({
  /**
   * `exact`, `less`, `more` or `nothingLeft` of what is left of the invoice; or there is no invoice with this KID; or the payment is registered
   * already.
   */
  verdict: z.enum(bankVerdicts),
  invoice: z
    .object({ id: z.uuid(), number: z.number().int(), buyerName: z.string(), leftOre: ore })
    .nullable(),
});
export type CheckedLine = z.infer<typeof checkedLineSchema>;
export const checkedLinesSchema = z.object({ lines: z.array(checkedLineSchema) });

/** `POST /office/bank-payments`: registers payments of a bank file. A payment that is registered already is left out. */
export const registerBankLinesSchema = z.strictObject({
  lines: z
    .array(bankLineSchema.extend({ id: recordId(), seenLeftOre: leftOre }))
    .min(1)
    .max(bankLinesAtOnce),
});
export type RegisterBankLines = z.infer<typeof registerBankLinesSchema>;

/** What became of each payment, in the order of the request. */
export const registeredLinesSchema = z.object({
  results: z.array(z.enum(['registered', 'known', 'changedMeanwhile', 'unknownKid'])),
});
export type RegisteredLines = z.infer<typeof registeredLinesSchema>;
