/** What the log of the office records. */
export const officeActionKinds = [
  'paymentRegistered',
  'paymentTakenBack',
  'bankFileRegistered',
  'invoiceCredited',
  'deliveryRetried',
  'deliveryByEmail',
  'deliveredElsewhere',
  'mailRetried',
  'jobRetried',
] as const;
export type OfficeActionKind = (typeof officeActionKinds)[number];

export interface OfficeActionDetail {
  amountOre?: number;
  /** How many payments of a bank file. */
  payments?: number;
  creditNoteNumber?: number;
}
