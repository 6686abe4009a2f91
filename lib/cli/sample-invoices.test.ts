import { invoiceProblems } from '@/lib/core/billing/invoice/invoice-problems';
import { forDays, yearlyOre } from '@/lib/core/billing/testing/prices';
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

it.each(['invoice', 'credit-note'])(
  'texts that look like XML entities are read back unchanged from each kind of document: %s',
  (kind) => {
    const elements = readEhf(renderEhf(sampleInvoices()[`hostile-entities-${kind}`]!));
    const buyer = 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName';
    expect(textsAt(elements, buyer)).toEqual(['Drift&Eiendom; &amp; R&amp;D &#65; &nbsp; <b>']);
    expect(textsAt(elements, 'cbc:BuyerReference')).toEqual(['A&B;C &#8238;D']);
  },
);

it('an invoice for half a year costs half of the yearly price', () => {
  const all = sampleInvoices();
  for (const size of ['s', 'm', 'l']) {
    expect(all[`half-year-${size}`]!.netOre * 2).toBe(all[`school-${size}`]!.netOre);
  }
});

it('an upgrade invoice charges the price difference for the remaining days', () => {
  const { 'upgrade-2-invoice': charge } = sampleInvoices();
  const { schoolS, schoolM } = yearlyOre;
  expect(charge).toMatchObject({
    type: 'invoice',
    netOre: forDays(schoolM, 184) - forDays(schoolS, 184),
    period: { start: '2027-05-31', end: '2027-11-30' },
  });
});
