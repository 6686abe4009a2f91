export const schoolActionKinds = ['trialExtended', 'numberCorrected', 'schoolReopened'] as const;
export type SchoolActionKind = (typeof schoolActionKinds)[number];

/** The kinds of acts in the log of the office. */
export const officeActionKinds = [
  /** Below zero it was paid back. */
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

/** What happens with an invoice and its credit notes. */
export const invoiceEventKinds = [
  'issued',
  'credited',
  'paid',
  'paidBack',
  'delivered',
  'refused',
  'withdrawn',
  /** Refused by EHF or an address, and sent to an address of the buyer, to an admin, or where the office said. */
  'sentToKnown',
  'sentToAdmin',
  'sentToOffice',
  'chasingStopped',
  'deliveryRetried',
  'deliveryByEmail',
  'deliveredElsewhere',
] as const;
export type InvoiceEventKind = (typeof invoiceEventKinds)[number];
