import { invoiceProblems } from '@/lib/core/billing/invoice/invoice-problems';
import { renderEhf } from '@/lib/server/billing/invoices/render-ehf';
import { readEhf, textsAt } from '@/lib/server/billing/invoices/testing/read-ehf';
import { sampleInvoices } from './sample-invoices';

const samples = Object.entries(sampleInvoices());
const toOre = (text: string) => {
  expect(text).toMatch(/^\d+\.\d\d$/);
  return Number(text.replace('.', ''));
};

it('the sample invoices are deterministic and have unique numbers', () => {
  expect(sampleInvoices()).toEqual(Object.fromEntries(samples));
  expect(new Set(samples.map(([, { number }]) => number)).size).toBe(samples.length);
});

describe.each(samples)('the sample document %s', (_, document) => {
  const elements = readEhf(renderEhf(document));
  const ore = (end: string) => textsAt(elements, end).map(toOre);

  it('violates no invoice rule', () => {
    expect(invoiceProblems(document)).toEqual([]);
  });

  it('has no empty element and no control character', () => {
    for (const { path, text } of elements) {
      const holdsElements = elements.some((other) => other.path.startsWith(`${path}/`));
      expect([path, holdsElements || text.trim() !== '']).toEqual([path, true]);
      expect(text).not.toMatch(/\p{Cc}/u);
    }
  });

  it('has sums that are correct to the øre', () => {
    const [net = NaN] = ore('cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount');
    const [vat = NaN] = ore('cac:TaxTotal/cbc:TaxAmount');
    const lines = ore(`cac:${elements[0]!.path}Line/cbc:LineExtensionAmount`);
    const prices = ore('cac:Price/cbc:PriceAmount');
    const quantities = ['cbc:InvoicedQuantity', 'cbc:CreditedQuantity']
      .flatMap((end) => textsAt(elements, end))
      .map(Number);
    expect(lines).toEqual(prices.map((price, index) => price * quantities[index]!));
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(net);
    expect(vat).toBe(Math.floor(net / 4 + 0.5));
    expect(ore('cac:TaxSubtotal/cbc:TaxableAmount')).toEqual([net]);
    expect(ore('cac:TaxSubtotal/cbc:TaxAmount')).toEqual([vat]);
    const [setOff = 0] = ore('cbc:PrepaidAmount');
    expect(ore('cbc:TaxInclusiveAmount')).toEqual([net + vat]);
    expect(ore('cbc:PayableAmount')).toEqual([net + vat - setOff]);
    expect(new Set(textsAt(elements, 'cbc:Percent'))).toEqual(new Set(['25']));
  });
});
