/** The kinds of acts in the log of the office. */
export const officeActionKinds = [
  'paymentRegistered',
  'paymentTakenBack',
  'refunded',
  'allocationMoved',
  'lossEntered',
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
  creditNoteNumber?: number;
  /** Why an amount was given up. */
  reason?: string;
}
