import { createLineShaper } from '../typesetting/text-line';
import { layOutTermPlan } from './term-plan-layout';
import { renderTermPlanPdf } from './term-plan-pdf';
import { readPdfs } from './testing/read-pdfs';
import { sampleTermPlan } from './testing/sample-term-plan';
import { manyNames, names } from './testing/sample-sheets';

const termPlan = sampleTermPlan(3, ['Ada', 'Bo']);

it("the PDF of a term plan begins with a table of each pupil's desk on each day, followed by one page for each map", async () => {
  const [pdf] = await readPdfs([await renderTermPlanPdf(termPlan, { paper: 'a4' })]);
  expect(pdf).toMatchObject({
    pages: 4,
    title: '8B · Trinn 8 · 7. des. 2026–18. jan. 2027',
    language: 'nb-NO',
    marked: true,
  });
  const structure = JSON.stringify(pdf!.structure);
  expect([...structure.matchAll(/"alt":"([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    '8B',
    'Trinn 8',
    '7. des. 2026–18. jan. 2027',
    'Hvem sitter hvor',
    'Ada. 1. des.: Bord 1; 2. des.: Bord 2; 3. des.: Bord 3',
    'Bo. 1. des.: Bord 2; 2. des.: Bord 3; 3. des.: Bord 4',
  ]);
  const texts = pdf!.items.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['1. des.', 'Ada', 'Bord 1', '3. des.']));
});

it('the PDF of a term plan has the requested paper size', async () => {
  const [pdf] = await readPdfs([await renderTermPlanPdf(termPlan, { paper: 'a3' })]);
  expect([pdf!.width, pdf!.height].map(Math.round)).toEqual([1191, 842]);
});

it.each([
  ['a few days and pupils', 6, 24, 1],
  ['more days than fit across', 25, 24, 3],
  ['more pupils than fit down', 4, 60, 2],
  ['a term plan without pupils', 2, 0, 1],
])(
  'the PDF of a term plan has as many pages as the days and pupils need: %s',
  (_, days, pupils, pages) => {
    const sheet = sampleTermPlan(days, manyNames(pupils));
    const laidOut = layOutTermPlan(sheet, createLineShaper());
    expect(laidOut).toHaveLength(pages);
    const cells = laidOut.flatMap(({ rows }) => rows.flatMap(({ places }) => places));
    expect(cells).toHaveLength(days * pupils);
    for (const { page, rows, heads } of laidOut) {
      for (const { x, y, width, height } of [
        ...heads,
        ...rows.flatMap(({ name, places }) => [name, ...places]),
      ]) {
        expect(x + width).toBeLessThanOrEqual(page.width);
        expect(y + height).toBeLessThanOrEqual(page.height);
      }
    }
  },
);

it('the PDF of a term plan is smaller than 900 kB', async () => {
  const file = await renderTermPlanPdf(sampleTermPlan(20, names), { paper: 'a4' });
  expect(file.length).toBeLessThan(900_000);
});
