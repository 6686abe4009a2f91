import fc from 'fast-check';
import { layOutMap } from './map-layout';
import { renderMapPdf } from './map-pdf';
import type { MapSheet } from './map-sheet';
import { readPdfs, type PdfContents, type PdfTextItem } from './testing/read-pdfs';
import { manyNames, names, namesByScript, rooms, sampleSheet } from './testing/sample-sheets';

const hostileNames = [
  'x'.repeat(100),
  'محمد'.repeat(25),
  'Emma 😀',
  '👨‍👩‍👧',
  'Em\u200Bma\uFEFF',
  'No\u0000ra\u0007',
  '\u202Eammus\u202C',
  ' \u2003 ',
  'ნინო',
  'A\uD83D',
  'محمد A',
  'محمد K2',
  '(محمد)',
  'שָׁלוֹם',
  '<b>&"\\()',
  '\u0301',
  'Ọ\u0308\u0301',
];

async function render(sheets: MapSheet[]): Promise<PdfContents[]> {
  const files: Uint8Array[] = [];
  for (const sheet of sheets) files.push(await renderMapPdf(sheet));
  return readPdfs(files);
}

const squeezed = (text: string) => text.normalize('NFC').replace(/\s/g, '');

function itemsOnDesks(sheet: MapSheet, pdf: PdfContents): Map<string, PdfTextItem[]> {
  return new Map(
    layOutMap(sheet).desks.map(({ desk, x, y, width, height }) => [
      `${desk.row}:${desk.col}`,
      pdf.items.filter(
        (item) =>
          item.x >= x - 0.01 &&
          item.x + item.width <= x + width + 0.01 &&
          item.baseline > y &&
          item.baseline < y + height,
      ),
    ]),
  );
}

describe('renderMapPdf', () => {
  it.each(Object.keys(rooms) as (keyof typeof rooms)[])(
    'writes the room "%s" on one A4 page with every name on its desk',
    async (room) => {
      const sheet = sampleSheet(rooms[room], manyNames(60), { subtitle: 'Uke 47' });
      const [pdf] = await render([sheet]);
      expect(pdf?.pages).toBe(1);
      const sides = [pdf!.width, pdf!.height].sort((a, b) => a - b);
      expect(sides[0]).toBeCloseTo(595.28, 1);
      expect(sides[1]).toBeCloseTo(841.89, 1);
      expect(pdf!.width > pdf!.height).toBe(room !== 'deep');
      const texts = pdf!.items.map((item) => item.text);
      expect(texts).toEqual(
        expect.arrayContaining(['8B', 'Uke 47', '20. november 2026', 'Rom 204', 'Tavle']),
      );
      const onDesks = itemsOnDesks(sheet, pdf!);
      for (const { name, desk } of sheet.seats) {
        const read = onDesks.get(`${desk.row}:${desk.col}`)?.map((item) => item.text);
        expect(squeezed(read?.join('') ?? '')).toBe(squeezed(name));
      }
      expect(onDesks.size).toBe(rooms[room].length);
    },
  );

  it('gives screen readers the language, the title and all names, beginning with the front row', async () => {
    const [pdf] = await render([sampleSheet(rooms.pairs, names, { locale: 'en' })]);
    expect(pdf).toMatchObject({
      title: '8B · 20. november 2026',
      language: 'en-GB',
      marked: true,
    });
    const structure = JSON.stringify(pdf!.structure);
    const read = [...structure.matchAll(/"alt":"([^"]*)"/g)].map(([, alt]) => alt);
    expect(read).toEqual([
      '8B',
      '20. november 2026',
      'Rom 204',
      'Tavle',
      ...names.map((name) => name.normalize('NFC')),
    ]);
  });

  it('has note lines, a list by desk and larger paper when chosen', async () => {
    const sheet = sampleSheet(rooms.pairs, names);
    const file = await renderMapPdf(sheet, { paper: 'a3', notes: true, list: true });
    const [pdf] = await readPdfs([file]);
    expect(pdf!.pages).toBe(2);
    expect([pdf!.width, pdf!.height].map(Math.round)).toEqual([1191, 842]);
    const texts = pdf!.items.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['8B', 'Notater', 'Ingrid']));
    const lowest = Math.max(...layOutMap(sheet, true).desks.map(({ y, height }) => y + height));
    expect(lowest).toBeLessThan(Math.max(...layOutMap(sheet).desks.map(({ y }) => y)));
  });

  it('puts the initial to the left of an Arabic name', async () => {
    const [pdf] = await render([sampleSheet(rooms.single, ['محمد K2'])]);
    const arabic = pdf!.items.find(({ text }) => text === 'محمد')!;
    const initial = pdf!.items.find(({ text }) => text.trim() === 'K2')!;
    expect(initial.x).toBeLessThan(arabic.x);
  });

  it.each(Object.entries(namesByScript))(
    'writes names of every script as searchable text: %s',
    async (_script, pupils) => {
      const sheet = sampleSheet(rooms.pairs, pupils);
      const [pdf] = await render([sheet]);
      const onDesks = itemsOnDesks(sheet, pdf!);
      const read = sheet.seats.map(({ desk }) =>
        onDesks.get(`${desk.row}:${desk.col}`)?.map(({ text }) => text),
      );
      // pdf.js omits zero-width joiners within an emoji.
      const letters = (text: string) => squeezed(text).replaceAll('\u200D', '');
      expect(read.map((texts) => letters(texts?.join('') ?? ''))).toEqual(pupils.map(letters));
    },
  );

  it('writes each name correctly, whatever names were written before it', async () => {
    const dotted = ['بن', 'تن', 'ین', 'ين', 'جح', 'Thị', 'Nin'];
    const sheets = [dotted, [...dotted].reverse()].map((pupils) =>
      sampleSheet(rooms.pairs, pupils),
    );
    for (const pdf of await render(sheets)) {
      expect(pdf.items.map((item) => item.text)).toEqual(expect.arrayContaining(dotted));
    }
  });

  it('writes very long names and names with control characters on one page', async () => {
    const sheet = sampleSheet(rooms.pairs, hostileNames);
    const [pdf] = await render([sheet]);
    expect(pdf?.pages).toBe(1);
    const onDesks = itemsOnDesks(sheet, pdf!);
    const read = (at: number) => {
      const desk = sheet.seats[at]!.desk;
      const items = onDesks.get(`${desk.row}:${desk.col}`) ?? [];
      return squeezed(items.map((item) => item.text).join(''));
    };
    expect(read(0)).toBe('x'.repeat(100));
    expect(read(1)).toHaveLength(100);
    expect([2, 4, 5, 6, 7, 9].map(read)).toEqual(['Emma😀', 'Emma', 'Nora', 'ammus', '', 'A']);
    expect(JSON.stringify(pdf!.structure)).toContain('ნინო');
    expect(
      squeezed(
        [...onDesks.values()]
          .flat()
          .map(({ text }) => text)
          .join(''),
      ),
    ).toBe(
      squeezed(
        pdf!.items
          .slice(4)
          .map(({ text }) => text)
          .join(''),
      ),
    );
  });

  it('accepts a room without pupils and a room without desks', async () => {
    const pdfs = await render([sampleSheet(rooms.pairs, []), sampleSheet([], [])]);
    expect(pdfs.map(({ items }) => items.length)).toEqual([4, 4]);
  });

  it('writes less than 150 kB', async () => {
    for (const room of [rooms.pairs, rooms.hall]) {
      expect((await renderMapPdf(sampleSheet(room, manyNames(60)))).length).toBeLessThan(150_000);
    }
    const everyScript = Object.values(namesByScript).flat();
    expect((await renderMapPdf(sampleSheet(rooms.hall, everyScript))).length).toBeLessThan(150_000);
  });

  it('writes no name outside a desk in any room', async () => {
    const cell = fc.record({ row: fc.nat(12), col: fc.nat(12) });
    const desks = fc.uniqueArray(cell, {
      selector: ({ row, col }) => `${row}:${col}`,
      minLength: 1,
      maxLength: 40,
    });
    const name = fc.oneof(
      fc.constantFrom(...names, ...hostileNames),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    );
    const sheets = fc
      .sample(fc.tuple(desks, fc.array(name, { maxLength: 40 })), 25)
      .map(([cells, pupils]) => sampleSheet(cells, pupils));
    const pdfs = await render(sheets);
    pdfs.forEach((pdf, at) => {
      const sheet = sheets[at]!;
      const onDesks = [...itemsOnDesks(sheet, pdf).values()].flat();
      const header = ['8B', '20. november 2026', 'Rom 204', 'Tavle'].length;
      expect(pdf.pages).toBe(1);
      expect(onDesks).toHaveLength(pdf.items.length - header);
    });
  }, 30_000);
});
