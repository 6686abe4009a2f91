export const schoolActionKinds = ['trialExtended', 'numberCorrected', 'schoolReopened'] as const;
export type SchoolActionKind = (typeof schoolActionKinds)[number];

/** The kinds of entries in the office log. */
export const officeActionKinds = [
  /** A payment; negative for a repayment. */
  'paymentRegistered',
  'chasingStopped',
  'invoiceCredited',
  'deliveryRetried',
  'deliveryByEmail',
  'deliveredElsewhere',
  'mailRetried',
  'jobRetried',
  ...schoolActionKinds,
] as const;
export type OfficeActionKind = (typeof officeActionKinds)[number];

export interface OfficeActionDetail {
  amountOre?: number;
  creditNoteNumber?: number;
  /** The new last day of a trial. */
  day?: string;
}

/** The kinds of events in the history of an invoice and its credit notes. */
export const invoiceEventKinds = [
  'issued',
  'credited',
  'paid',
  'paidBack',
  'delivered',
  'refused',
  'withdrawn',
  /** A refused document was sent to a known address of the buyer, to an admin, or to the address from the office. */
  'sentToKnown',
  'sentToAdmin',
  'sentToOffice',
  'chasingStopped',
  'deliveryRetried',
  'deliveryByEmail',
  'deliveredElsewhere',
] as const;
export type InvoiceEventKind = (typeof invoiceEventKinds)[number];
