import { makeInvoice, singleLine, type InvoiceFacts } from '../invoice/invoice';

/**
 * Test data: an invoice for one year of the smallest school plan. The numbers are invented, but their check digits are
 * valid.
 */
export const invoiceFacts: InvoiceFacts = {
  issuedOn: '2026-11-20',
  period: { start: '2026-12-01', end: '2027-11-30' },
  seller: {
    name: 'Selger AS',
    organizationNumber: '123456785',
    street: 'Storgata 1',
    postalCode: '0155',
    city: 'Oslo',
    email: 'faktura@example.no',
    accountNumber: '86011117947',
  },
  buyer: { name: 'Eksempel skole', organizationNumber: '987654325' },
  customerReference: 'REF-4711',
  language: 'no',
  lines: [singleLine('Skoleplan S, 12 måneder', 999_00)],
};

export const invoice = makeInvoice(10042, invoiceFacts);
