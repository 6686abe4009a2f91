export const invoiceTypes = ['ehf', 'email'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
