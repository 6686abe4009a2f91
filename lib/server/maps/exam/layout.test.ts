import { manyNames } from '@/lib/drawing/maps/testing/sample-sheets';
import type { ExamPapers } from '@/lib/contracts/maps/exam-papers';
import { layOutDoorLists } from './door-lists';
import { toExamSheet } from './exam-sheet';
import { createFitters, type PaperPage } from './paper-page';
import { layOutPlaceCards } from './place-cards';
import { layOutSignIn } from './sign-in-sheets';
import { samplePapers, seatsFor } from './testing/sample-papers';

const layOut = { placeCards: layOutPlaceCards, doorLists: layOutDoorLists, signIn: layOutSignIn };
const fitters = createFitters();
const pagesOf = (papers: ExamPapers) => layOut[papers.kind](toExamSheet(papers), fitters);

const spokenOn = ({ parts }: PaperPage) =>
  parts.flatMap((part) => (part.type === 'L' ? part.items.map(({ spoken }) => spoken) : []));
const headingOn = ({ parts }: PaperPage) =>
  parts.flatMap((part) => (part.type === 'L' ? [] : [part.spoken]));
const silentOn = ({ silent }: PaperPage) => silent.map(({ placed }) => placed.text);
const texts = (page: PaperPage) => [
  ...page.silent,
  ...page.parts.flatMap((part) =>
    part.type === 'L' ? part.items.flatMap((item) => item.texts) : part.texts,
  ),
];

describe('place cards', () => {
  it('are sorted by desk number, eight on a page, with new pages for each exam sitting', () => {
    const sittings = [
      { time: '09:00', seats: seatsFor(manyNames(9), { variant: 2 }) },
      { time: null, seats: seatsFor(['Ola']) },
    ];
    const pages = pagesOf(samplePapers('placeCards', sittings));
    expect(pages.map((page) => spokenOn(page).length)).toEqual([8, 1, 1]);
    expect(spokenOn(pages[0]!).slice(0, 2)).toEqual([
      'Plass 1, Emma K, 8B, Variant B, Tentamen i norsk, Pulje 1, kl. 09:00',
      'Plass 2, Emma S, 8B, Variant B, Tentamen i norsk, Pulje 1, kl. 09:00',
    ]);
    expect(spokenOn(pages[2]!)).toEqual(['Plass 1, Ola, 8B, Tentamen i norsk, Pulje 2']);
  });

  it('show each name in the largest size that fits', () => {
    const seats = seatsFor(['Ola', 'Abdirahman Mohamed Abdullahi']);
    const [page] = pagesOf(samplePapers('placeCards', [{ time: null, seats }]));
    const sizeOf = (name: string) =>
      texts(page!).find(({ placed }) => placed.text === name)!.placed.fitted.size;
    expect(sizeOf('Ola')).toBe(44);
    expect(sizeOf('Abdirahman Mohamed Abdullahi')).toBeGreaterThan(20);
  });
});

describe('the lists to hang on the doors of an exam room', () => {
  const names = ['Åse', 'Emma 10', 'Ærlend', 'Emma 2', 'Øyvind', 'Ada'];

  it('sort names in Norwegian order even in an English document', () => {
    const seats = seatsFor(names);
    const [page] = pagesOf(samplePapers('doorLists', [{ time: null, seats }], { lang: 'en' }));
    const shown = spokenOn(page!).map((text) => text.split(',')[0]);
    expect(shown).toEqual(['Ada', 'Emma 2', 'Emma 10', 'Ærlend', 'Øyvind', 'Åse']);
  });

  it('sort names in Norwegian order and show class and desk', () => {
    const seats = seatsFor(names);
    const [page] = pagesOf(samplePapers('doorLists', [{ time: '09:00', seats }]));
    expect(spokenOn(page!)).toEqual([
      'Ada, 8B, Plass 6',
      'Emma 2, 8B, Plass 4',
      'Emma 10, 8B, Plass 2',
      'Ærlend, 8B, Plass 3',
      'Øyvind, 8B, Plass 5',
      'Åse, 8B, Plass 1',
    ]);
    expect(headingOn(page!)).toEqual([
      'Tentamen i norsk',
      'Dørliste',
      'Rom 204 · fredag 20. november 2026 kl. 09:00',
    ]);
  });

  it('have, for each exam sitting, a page per door and a last page for pupils without a door', () => {
    const [first, second, third] = seatsFor(['Ada', 'Bo', 'Cato']);
    const seats = [{ ...first!, door: 2 }, second!, { ...third!, door: 1 }];
    const sittings = [
      { time: null, seats },
      { time: null, seats: seatsFor(['Dina']) },
    ];
    const pages = pagesOf(samplePapers('doorLists', sittings, { place: '' }));
    expect(pages.map((page) => [headingOn(page)[2], spokenOn(page).join()])).toEqual([
      ['Dør 1 · Pulje 1', 'Ada, 8B, Plass 1'],
      ['Dør 2 · Pulje 1', 'Cato, 8B, Plass 3'],
      ['Pulje 1', 'Bo, 8B, Plass 2'],
      ['Pulje 2', 'Dina, 8B, Plass 1'],
    ]);
  });

  it('repeat the title on each page and show names in at least 12 points', () => {
    const pages = pagesOf(samplePapers('doorLists', 112));
    expect(pages.map((page) => spokenOn(page).length)).toEqual([56, 56]);
    expect(headingOn(pages[1]!)).toEqual([]);
    for (const [at, page] of pages.entries()) {
      expect(texts(page).map(({ placed }) => placed.text)).toEqual(
        expect.arrayContaining(['Tentamen i norsk', `Side ${at + 1} av 2`]),
      );
      const sizes = page.parts.flatMap((part) =>
        part.type === 'L'
          ? part.items.flatMap((item) => item.texts.map(({ placed }) => placed.fitted.size))
          : [],
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    }
  });

  it.each([
    ['two columns', 'Emma', 2],
    ['one column if a name is too long for two', 'Abdirahman Mohamed Abdullahi', 1],
  ])(
    'have two columns if every name fits, otherwise one column: a list with %s',
    (_, name, columns) => {
      const seats = seatsFor([name, ...manyNames(27)]);
      const [page] = pagesOf(samplePapers('doorLists', [{ time: null, seats }]));
      const found = texts(page!).find(({ placed }) => placed.text === name)!.placed.fitted;
      expect(found.lines).toHaveLength(1);
      expect(found.size).toBeGreaterThanOrEqual(12);
      expect(silentOn(page!).filter((text) => text === 'Navn')).toHaveLength(columns);
    },
  );
});

describe('sign-in sheets of an exam', () => {
  it('show a class of 30 on one page by desk number with a box for each pupil', () => {
    const [page, ...others] = pagesOf(samplePapers('signIn', 30));
    expect(others).toEqual([]);
    expect(page!.boxes).toHaveLength(30);
    expect(spokenOn(page!).slice(0, 2)).toEqual(['Plass 1, Emma K, 8B', 'Plass 2, Emma S, 8B']);
    expect(silentOn(page!)).toEqual([
      'Plass',
      'Navn',
      'Klasse',
      'Til stede',
      'Levert kl.',
      'Underskrift',
      'Vaktens navn',
      'Vaktens underskrift',
    ]);
  });

  it('count the pages of each exam sitting, and have a column for exam variants only if a pupil has one', () => {
    const sittings = [
      { time: null, seats: seatsFor(manyNames(31), { variant: 1 }) },
      { time: null, seats: seatsFor(['Ola']) },
    ];
    const pages = pagesOf(samplePapers('signIn', sittings));
    expect(pages.map((page) => spokenOn(page).length)).toEqual([16, 15, 1]);
    expect(silentOn(pages[1]!)).toEqual(
      expect.arrayContaining(['Tentamen i norsk', 'Pulje 1', 'Side 2 av 2', 'Variant']),
    );
    expect(silentOn(pages[2]!)).not.toContain('Variant');
    expect(silentOn(pages[2]!).join()).not.toContain('Side');
  });
});

it('every text of an exam paper fits its width and is larger than 3 points', () => {
  const long = ['x'.repeat(60), 'محمد'.repeat(15), 'Wilhelmina Konstantina Theodora'];
  const seats = seatsFor([...long, ...manyNames(50)], {
    className: 'Klasse '.repeat(8),
    variant: 3,
  });
  for (const kind of ['placeCards', 'doorLists', 'signIn'] as const) {
    const title = 'Heldagsprøve i matematikk '.repeat(4).slice(0, 100);
    const pages = pagesOf(samplePapers(kind, [{ time: null, seats }], { title, place: title }));
    for (const { placed } of pages.flatMap(texts)) {
      const { size, lines } = placed.fitted;
      const width = Math.max(...lines.map((line) => line.width)) * size;
      expect([placed.text, width <= placed.width, size > 3]).toEqual([placed.text, true, true]);
      expect(placed.x).toBeGreaterThan(20);
      expect(placed.x + placed.width).toBeLessThan(576);
    }
  }
});
