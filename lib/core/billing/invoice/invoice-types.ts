/** The ways of sending an invoice that a customer may wish. */
export const invoiceTypes = ['ehf', 'email'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
