export const schoolActionKinds = ['trialExtended', 'numberCorrected', 'schoolReopened'] as const;
export type SchoolActionKind = (typeof schoolActionKinds)[number];

export const officeActionKinds = [
  /** The billing office (staff) registered a payment or, with a negative amount, a repayment. */
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
  day?: string;
}

export const invoiceEventKinds = [
  'issued',
  'credited',
  'paid',
  'paidBack',
  'delivered',
  'refused',
  'withdrawn',
  /**
   * A refused invoice or credit note was sent again to another address than the one that refused it: an address already
   * known, an admin's address, or an address entered by staff.
   */
  'sentToKnown',
  'sentToAdmin',
  'sentToOffice',
  'chasingStopped',
  'deliveryRetried',
  'deliveryByEmail',
  'deliveredElsewhere',
] as const;
export type InvoiceEventKind = (typeof invoiceEventKinds)[number];

export const deliveryProblems = [
  /** The Peppol access point (for electronic invoices) did not answer. */
  'noAnswer',
  'unavailable',
  /** The Peppol access point (for electronic invoices) did not accept the product's credentials. */
  'unauthorized',
  /** The Peppol access point (for electronic invoices) refused an invoice or credit note. */
  'refused',
  /** The buyer cannot receive EHF (electronic invoices), and no e-mail address for invoices is known. */
  'notInPeppol',
  'mailRefused',
  'mailUnavailable',
  /** An invoice or credit note was only written to a file, because the settings name no recipient. */
  'notHandedOver',
  /** The delivery of an invoice or credit note failed because of a fault of the product. */
  'unknown',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryStates = [
  'waiting',
  'retried',
  'delivered',
  /** A member of staff delivered an invoice or credit note outside the product. */
  'elsewhere',
  /** The delivery of an invoice or credit note was refused and is not retried. */
  'refused',
  /** The delivery of an invoice or credit note was withdrawn, because it is no longer needed. */
  'withdrawn',
] as const;
