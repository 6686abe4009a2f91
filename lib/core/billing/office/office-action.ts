export const schoolActionKinds = ['trialExtended', 'numberCorrected', 'schoolReopened'] as const;
export type SchoolActionKind = (typeof schoolActionKinds)[number];

export const officeActionKinds = [
  /** Staff registered a payment or, with a negative amount, a repayment. */
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
  /** A refused invoice or credit note was sent again, to an address already known. */
  'sentToKnown',
  'sentToAdmin',
  /** A refused invoice or credit note was sent again, to an address entered by staff. */
  'sentToOffice',
  'chasingStopped',
  'deliveryRetried',
  'deliveryByEmail',
  'deliveredElsewhere',
] as const;
export type InvoiceEventKind = (typeof invoiceEventKinds)[number];

export const deliveryProblems = [
  /** The Peppol access point (the service that sends electronic invoices) did not answer. */
  'noAnswer',
  'unavailable',
  /** The Peppol access point (the service that sends electronic invoices) did not accept the product's credentials. */
  'unauthorized',
  /** The Peppol access point (the service that sends electronic invoices) refused an invoice or credit note. */
  'refused',
  /** The buyer cannot receive EHF (electronic invoices), and no e-mail address for invoices is known. */
  'notInPeppol',
  'mailRefused',
  'mailUnavailable',
  /**
   * The invoice or credit note was only written to a file, because the settings name no service that sends documents.
   */
  'notHandedOver',
  /** The delivery of an invoice or credit note failed because of an error in the product. */
  'unknown',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryStates = [
  'waiting',
  'retried',
  'delivered',
  /** Staff delivered the invoice or credit note outside the product. */
  'elsewhere',
  /** The invoice or credit note was refused, and the delivery is not retried. */
  'refused',
  /** The invoice or credit note is not sent, because the delivery is no longer needed. */
  'withdrawn',
] as const;
