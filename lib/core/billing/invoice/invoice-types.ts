/** Delivery channels of an invoice that a customer can choose. */
export const invoiceTypes = ['ehf', 'email'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
