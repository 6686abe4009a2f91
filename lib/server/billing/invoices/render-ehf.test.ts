import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeCreditNote, type Invoice } from '@/lib/core/billing/invoice/invoice';
import { invoice } from '@/lib/core/billing/testing/invoices';
import { readEhf, textsAt } from './testing/read-ehf';
import { renderEhf } from './render-ehf';

const creditNote = makeCreditNote(10043, invoice, {
  issuedOn: '2026-11-21',
  period: invoice.period,
  lines: invoice.lines,
});

const passing = (name: string) =>
  readEhf(readFileSync(path.join(__dirname, `testing/passing-${name}.xml`), 'utf8'));

const isKnown = ({ path: at }: { path: string }) =>
  !/AccountingCustomerParty.*(StreetName|CityName|PostalZone)$/.test(at);

describe.each([
  ['invoice', invoice],
  ['credit-note', creditNote],
])('an EHF %s', (name, document) => {
  const ours = readEhf(renderEhf(document));
  const theirs = passing(name).filter(isKnown);

  it('has the same elements and attributes in the same order as an example file that passed the EHF validation', () => {
    const outline = (elements: typeof ours) =>
      elements.map(({ path: at, attributes }) => ({ at, attributes }));
    expect(outline(ours)).toEqual(outline(theirs));
  });

  it('has the same fixed values, such as the profile id, as an example file that passed the EHF validation', () => {
    const sold = /ID$|Amount$|Item\/cbc:Name$|RegistrationName$/;
    const values = (elements: typeof ours) =>
      elements.filter(({ path: at }) => !sold.test(at)).map(({ path: at, text }) => [at, text]);
    expect(values(ours)).toEqual(values(theirs));
    for (const fixed of [
      'CustomizationID',
      'ProfileID',
      'EndpointID',
      'PartyTaxScheme/cbc:CompanyID',
    ]) {
      const end = fixed.includes(':') ? `cac:${fixed}` : `cbc:${fixed}`;
      expect(textsAt(ours, end)).toEqual(textsAt(theirs, end));
    }
  });
});

it("an EHF invoice has the buyer's name as buyer reference when the buyer gave no reference", () => {
  const xml = renderEhf({ ...invoice, customerReference: null });
  expect(textsAt(readEhf(xml), 'cbc:BuyerReference')).toEqual(['Eksempel skole']);
});

it('an EHF invoice shows the deducted credit as prepaid and the remaining amount as payable', () => {
  const amounts = (document: Invoice) => {
    const elements = readEhf(renderEhf(document));
    const ends = ['TaxInclusiveAmount', 'PrepaidAmount', 'PayableAmount'];
    return ends.flatMap((end) => textsAt(elements, `cac:LegalMonetaryTotal/cbc:${end}`));
  };
  expect(amounts({ ...invoice, setOffOre: 1000_00 })).toEqual(['1248.75', '1000.00', '248.75']);
  const settled = { ...invoice, setOffOre: 1248_75 };
  expect(amounts(settled)).toEqual(['1248.75', '1248.75', '0.00']);
  expect(renderEhf(settled)).not.toMatch(/DueDate|PaymentMeans|PaymentID/);
});

it('an EHF invoice omits characters that XML forbids', () => {
  const name = (text: string) => {
    const xml = renderEhf({ ...invoice, buyer: { ...invoice.buyer, name: text } });
    return textsAt(
      readEhf(xml),
      'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
    );
  };
  expect(name('Å\u0000 & <b>\u001b "👩‍👩‍👧" ]]>\ud800')).toEqual(['Å & <b> "👩‍👩‍👧" ]]>']);
  expect(name('\u0001\uffff')).toEqual(['987654325']);
});

it.each(['Drift&Eiendom; &amp; R&amp;D &#65; &#0; &#8238; &nbsp;', ']]> <!-- <b> "\''])(
  'an EHF invoice preserves the text %j',
  (text) => {
    const xml = renderEhf({
      ...invoice,
      buyer: { ...invoice.buyer, name: text },
      customerReference: text,
      lines: [{ ...invoice.lines[0]!, description: text }],
    });
    for (const end of [
      'cbc:BuyerReference',
      'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
      'cac:Item/cbc:Name',
    ]) {
      expect(textsAt(readEhf(xml), end)).toEqual([text]);
    }
  },
);
