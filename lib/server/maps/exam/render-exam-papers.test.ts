import { readPdfs } from '@/lib/drawing/maps/testing/read-pdfs';
import { names } from '@/lib/drawing/maps/testing/sample-sheets';
import { examFileName } from './exam-sheet';
import { renderExamPapers } from './render-exam-papers';
import { samplePapers, seatsFor } from './testing/sample-papers';

const squeezed = (text: string) => text.normalize('NFC').replace(/\s/g, '');

it.each([
  ['placeCards', 'no', 4, 'Bordkort, Tentamen i norsk', ['Plass 1', 'Emma K', '8B · Variant D']],
  ['doorLists', 'en', 1, 'Door list, Tentamen i norsk', ['Door list', 'Name', 'Class', 'Seat']],
  ['signIn', 'no', 1, 'Fremmøteliste, Tentamen i norsk', ['Til stede', 'Underskrift', 'D']],
] as const)(
  'renderExamPapers writes each kind of paper in its language: %s in the locale %s',
  async (kind, lang, pages, title, texts) => {
    const sittings = [{ time: '09:00', seats: seatsFor(names, { variant: 4 }) }];
    const file = await renderExamPapers(samplePapers(kind, sittings, { lang }));
    const [pdf] = await readPdfs([file]);
    expect(pdf).toMatchObject({ pages, title, marked: true });
    expect(pdf!.language).toBe(lang === 'no' ? 'nb-NO' : 'en-GB');
    expect([pdf!.width, pdf!.height].map(Math.round)).toEqual([595, 842]);
    expect(pdf!.items.map(({ text }) => text)).toEqual(expect.arrayContaining([...texts]));
  },
);

it('renderExamPapers writes names of every script as searchable and accessible text', async () => {
  const file = await renderExamPapers(
    samplePapers('signIn', [{ time: null, seats: seatsFor(names) }]),
  );
  const [pdf] = await readPdfs([file]);
  const all = squeezed(pdf!.items.map(({ text }) => text).join(''));
  const structure = squeezed(JSON.stringify(pdf!.structure));
  for (const name of names) {
    expect(all).toContain(squeezed(name));
    expect(structure).toContain(`,${squeezed(name)},`);
  }
});

it('renderExamPapers omits an empty title, day and room', async () => {
  const papers = samplePapers('doorLists', [{ time: null, seats: seatsFor(['Ola']) }], {
    title: '',
    place: '',
    day: null,
  });
  const [pdf] = await readPdfs([await renderExamPapers(papers)]);
  expect(pdf!.items.map(({ text }) => text).sort()).toEqual(
    ['1', '8B', 'Dørliste', 'Klasse', 'Navn', 'Ola', 'Plass'].sort(),
  );
  expect(examFileName(papers).fileName).toBe('dørlister.pdf');
});

it.each([
  ['no', 'fremmøtelister-Tentamen-i-norsk-2026-11-20.pdf'],
  ['en', 'attendance-sheets-Tentamen-i-norsk-2026-11-20.pdf'],
] as const)(
  'examFileName contains the kind, the title and the day in the locale %s',
  (lang, expected) => {
    expect(examFileName(samplePapers('signIn', 1, { lang })).fileName).toBe(expected);
  },
);

it('renderExamPapers writes 112 place cards in less than 400 kB', async () => {
  expect((await renderExamPapers(samplePapers('placeCards', 112))).length).toBeLessThan(400_000);
});
