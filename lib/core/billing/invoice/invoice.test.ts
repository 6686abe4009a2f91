import { invoice, invoiceFacts } from '../testing/invoices';
import { makeCreditNote, makeInvoice, singleLine } from './invoice';
import { invoiceProblems } from './invoice-problems';

const lines = [singleLine('Skoleplan S, 184 dager', 503_61)];
const rest = { start: '2027-05-31', end: '2027-11-30' };
const creditNote = makeCreditNote(10043, invoice, { issuedOn: '2027-05-31', period: rest, lines });

describe('an invoice', () => {
  it('has its own amounts, due date and KID', () => {
    expect(invoice).toMatchObject({
      type: 'invoice',
      number: 10042,
      netOre: 999_00,
      vatOre: 249_75,
      totalOre: 1248_75,
      dueOn: '2026-12-20',
      kid: '000100420',
    });
    expect(invoiceProblems(invoice)).toEqual([]);
  });

  it('has VAT that is calculated from the net total and rounded once', () => {
    const three = Array.from({ length: 3 }, () => singleLine('Dag', 2));
    expect(makeInvoice(1, { ...invoiceFacts, lines: three })).toMatchObject({
      netOre: 6,
      vatOre: 2,
      totalOre: 8,
    });
  });
});

it('a credit note has the KID of its invoice and no due date', () => {
  expect(creditNote).toMatchObject({
    type: 'creditNote',
    number: 10043,
    netOre: 503_61,
    vatOre: 125_90,
    totalOre: 629_51,
    period: rest,
    kid: invoice.kid,
    customerReference: 'REF-4711',
    credits: { number: 10042, issuedOn: '2026-11-20' },
  });
  expect(creditNote).not.toHaveProperty('dueOn');
  expect(invoiceProblems(creditNote)).toEqual([]);
});

describe('invoiceProblems', () => {
  const [line] = invoice.lines as [(typeof invoice.lines)[number]];
  const seller = (changes: object) => ({ seller: { ...invoice.seller, ...changes } });
  it.each<[string, object]>([
    ['VAT is right to the øre', { vatOre: 249_76, totalOre: 1248_76 }],
    ['VAT is right to the øre', { vatOre: 149_85, totalOre: 1148_85 }],
    ['the total is net and VAT', { totalOre: 1248_74 }],
    ['the net sum is that of the lines', { lines: [line, line] }],
    ['every line is its quantity times its price', { lines: [{ ...line, quantity: 2 }] }],
    ['every line has a description', { lines: [{ ...line, description: ' ' }] }],
    ['the due date is that of the terms', { dueOn: '2026-12-21' }],
    ['the due date is that of the terms', { dueOn: undefined }],
    ['every day is a day of the calendar', { issuedOn: '2026-02-29' }],
    ['the period ends after it starts', { period: { start: '2027-01-02', end: '2027-01-01' } }],
    ['the KID has its check digit', { kid: '000100421' }],
    ['the KID is that of the invoice', { number: 10043 }],
    ['the account has its check digit', seller({ accountNumber: '86011117946' })],
    [
      "the seller's organization number has its check digit",
      seller({ organizationNumber: '123456786' }),
    ],
    [
      "the buyer's organization number has its check digit",
      { buyer: { ...invoice.buyer, organizationNumber: '987654324' } },
    ],
    ['the buyer is named', { buyer: { ...invoice.buyer, name: '' } }],
    ['the seller is named with an address', seller({ postalCode: '155' })],
    ['the number is a positive integer', { number: 0 }],
  ])('reports a breach of the rule: %s', (rule, changes) => {
    expect(invoiceProblems({ ...invoice, ...changes })).toContain(rule);
  });

  it('reports missing lines and lines with amounts of zero or less', () => {
    const free = { ...invoice, lines: [singleLine('Gratis', 0)] };
    expect(invoiceProblems(free)).toContain('every line has positive amounts');
    const negative = makeInvoice(1, { ...invoiceFacts, lines: [singleLine('Rabatt', -1)] });
    expect(invoiceProblems(negative)).toContain('every line has positive amounts');
    expect(invoiceProblems(makeInvoice(1, { ...invoiceFacts, lines: [] }))).toEqual([
      'it has lines',
    ]);
  });

  it('reports a credit note for an invoice that was issued later than the credit note', () => {
    const later = { ...creditNote, credits: { number: 10044, issuedOn: '2027-06-01' } };
    expect(invoiceProblems(later)).toContain('a credit note corrects an earlier invoice');
  });
});
