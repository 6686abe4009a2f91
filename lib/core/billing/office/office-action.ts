export const schoolActionKinds = ['trialExtended', 'numberCorrected', 'schoolReopened'] as const;
export type SchoolActionKind = (typeof schoolActionKinds)[number];

/** The kinds of entries in the office log. */
export const officeActionKinds = [
  /** A payment or, with a negative amount, a repayment. */
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
  /**
   * A refused document was sent to a known address of the buyer, to an admin, or to an address that the office entered.
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

/** Problems in the delivery of a document. */
export const deliveryProblems = [
  /** The Peppol access point did not answer. */
  'noAnswer',
  /** The Peppol access point is temporarily unable to receive the file. */
  'unavailable',
  /** The Peppol access point did not accept the product's credentials. */
  'unauthorized',
  /** The Peppol access point refused the file. */
  'refused',
  /** The buyer cannot receive EHF, and no e-mail address for invoices is known. */
  'notInPeppol',
  /** The mail server refused the mail. */
  'mailRefused',
  /** The mail server did not answer, or is temporarily unable to accept the mail. */
  'mailUnavailable',
  /** The document was only written to a file, because the settings name no recipient. */
  'notHandedOver',
  /** The delivery failed because of a fault of the product. */
  'unknown',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryStates = [
  'waiting',
  /** The delivery failed and is retried. */
  'retried',
  'delivered',
  /** A clerk delivered the document outside the product. */
  'elsewhere',
  /** The delivery was refused and is not retried. */
  'refused',
  /** The delivery was withdrawn, because the document is no longer needed. */
  'withdrawn',
] as const;
