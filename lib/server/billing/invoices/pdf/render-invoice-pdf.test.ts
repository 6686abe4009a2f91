import { makeCreditNote, makeInvoice, singleLine } from '@/lib/core/billing/invoice/invoice';
import { invoice, invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { readPdfs, type PdfContents } from '@/lib/drawing/maps/testing/read-pdfs';
import { renderInvoicePdf } from './render-invoice-pdf';

const long = { ...invoiceFacts, customerReference: 'R'.repeat(200) };
const documents = {
  invoice,
  creditNote: makeCreditNote(10043, invoice, {
    issuedOn: '2027-05-31',
    period: { start: '2027-05-31', end: '2027-11-30' },
    lines: [singleLine('Liten skole, 184 dager som ikke er brukt', 503_61)],
  }),
  english: makeInvoice(10044, { ...invoiceFacts, language: 'en', customerReference: null }),
  setOffPart: makeInvoice(10049, { ...invoiceFacts, creditOre: 1000_00 }),
  setOffAll: makeInvoice(10050, { ...invoiceFacts, language: 'en', creditOre: 2000_00 }),
  longNames: makeInvoice(10045, {
    ...long,
    buyer: { ...long.buyer, name: 'Skole ved fjorden '.repeat(12).slice(0, 200) },
    seller: { ...long.seller, name: 'Æ'.repeat(200) },
    lines: [singleLine('Beskrivelse '.repeat(17), 999_00)],
  }),
  hostileNames: makeInvoice(10046, {
    ...invoiceFacts,
    buyer: { ...invoiceFacts.buyer, name: 'Å & <b> 👩‍👩‍👧 \u0000\u202e مدرسة' },
  }),
  manyLines: makeInvoice(10047, {
    ...invoiceFacts,
    lines: Array.from({ length: 40 }, (_, index) => singleLine(`Linje ${index + 1}`, 1_00)),
  }),
  tenLines: makeInvoice(10048, {
    ...invoiceFacts,
    lines: Array.from({ length: 10 }, (_, index) => singleLine(`Linje ${index + 1}`, 1_00)),
  }),
};
type Name = keyof typeof documents;

let pdfs: Record<Name, PdfContents>;
beforeAll(async () => {
  const files = await Promise.all(Object.values(documents).map(renderInvoicePdf));
  const read = await readPdfs(files);
  pdfs = Object.fromEntries(
    Object.keys(documents).map((name, index) => [name, read[index]]),
  ) as Record<Name, PdfContents>;
});

const words = (name: Name) =>
  pdfs[name].items
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

it('the PDF of an invoice shows buyer, seller, amounts, dates and KID', () => {
  expect(pdfs.invoice).toMatchObject({
    pages: 1,
    title: 'Faktura 10042',
    language: 'nb-NO',
    marked: true,
  });
  expect(pdfs.invoice.width).toBeCloseTo(595.28, 1);
  for (const text of [
    'Faktura 10042',
    'Eksempel skole Org.nr. 987 654 325',
    'Fakturadato 20. nov. 2026',
    'Forfallsdato 20. des. 2026',
    'Periode 1. des. 2026 til 30. nov. 2027',
    'Deres referanse REF-4711',
    'Skoleplan S, 12 måneder 1 999,00 kr 999,00 kr',
    'Sum uten mva. 999,00 kr Mva. 25 % 249,75 kr Å betale 1 248,75 kr',
    'Til konto 8601 11 17947',
    'KID 000100420',
    'Selger AS · Storgata 1, 0155 Oslo · NO 123 456 785 MVA · Foretaksregisteret · faktura@example.no',
    'Side 1 av 1',
  ]) {
    expect(words('invoice')).toContain(text);
  }
});

it('the PDF of a credit note shows its invoice and no payment details', () => {
  for (const text of [
    'Kreditnota 10043',
    'Dato 31. mai 2027',
    'Retter faktura 10042 av 20. nov. 2026',
    'Kreditert 629,51 kr',
  ]) {
    expect(words('creditNote')).toContain(text);
  }
  expect(words('creditNote')).not.toMatch(/betale|KID|konto|Forfall/);
});

it('the PDF of an invoice partly covered by a credit shows the amount still to be paid', () => {
  expect(words('setOffPart')).toMatch(
    /Sum med mva. 1 248,75 kr Trukket fra til gode .1 000,00 kr Å betale 248,75 kr/,
  );
  expect(words('setOffPart')).toMatch(/Å betale 248,75 kr Til konto/);
  expect(words('setOffPart').match(/1 248,75/g)).toHaveLength(1);
});

it('the PDF of an invoice fully covered by a credit shows no payment details', () => {
  expect(words('setOffAll')).toMatch(/Set off from your credit .NOK 1,248.75 To pay NOK 0.00/);
  expect(words('setOffAll')).not.toMatch(/KID|account|Due/);
});

it('the PDF of an English invoice is in English, without a line for a missing reference', () => {
  expect(pdfs.english).toMatchObject({ title: 'Invoice 10044', language: 'en-GB' });
  for (const text of ['Due date 20 Dec 2026', 'To pay NOK 1,248.75', 'Page 1 of 1']) {
    expect(words('english')).toContain(text);
  }
  expect(words('english')).not.toContain('Your reference');
});

it('the PDF of a long invoice moves the last line to the next page, so that the totals never stand alone', () => {
  expect(pdfs.manyLines.pages).toBe(3);
  expect(words('manyLines')).toContain('Side 1 av 3');
  expect(words('manyLines')).not.toContain('Å betale');
  expect(pdfs.tenLines.pages).toBe(2);
  expect(words('tenLines')).toContain('Linje 9');
  expect(words('tenLines')).not.toContain('Linje 10');
});

it.each(Object.keys(documents) as Name[])(
  'the PDF of the example "%s" has all text within the page margins',
  (name) => {
    for (const { x, width, baseline, text } of pdfs[name].items) {
      const isInside = x >= 47 && x + width <= 548.5 && baseline > 40 && baseline < 815;
      expect([text, isInside]).toEqual([text, true]);
    }
  },
);

it('the PDF of an invoice is identical each time', async () => {
  expect(await renderInvoicePdf(invoice)).toEqual(await renderInvoicePdf(invoice));
});
