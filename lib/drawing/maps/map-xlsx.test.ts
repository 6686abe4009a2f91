import readExcelFile from 'read-excel-file/node';
import type { Mark } from '@/lib/core/rooms/room-layout';
import type { MapSheet } from './map-sheet';
import { renderMapXlsx } from './map-xlsx';
import { manyNames, names, rooms, sampleSheet } from './testing/sample-sheets';
import { unzipText } from './testing/unzip-text';

async function read(sheet: MapSheet) {
  const [map, desks, pupils] = await readExcelFile(Buffer.from(await renderMapXlsx(sheet)));
  return { map: map!, desks: desks!, pupils: pupils! };
}

const readParts = async (sheet: MapSheet) => unzipText(await renderMapXlsx(sheet));

const composed = (list: string[]) => list.map((name) => name.normalize('NFC'));

describe('renderMapXlsx', () => {
  it('shows the room with its aisles as a grid below the board', async () => {
    const { map } = await read(sampleSheet(rooms.pairs, names, { subtitle: 'Uke 47' }));
    expect(map.sheet).toBe('Klassekart');
    expect(map.data[0]?.[0]).toBe('8B');
    expect(map.data[1]?.[0]).toBe('Uke 47 · 20. november 2026 · Rom 204');
    expect(map.data[3]?.[0]).toBe('Tavle');
    const [a, b, c, d, e, f, g, h, ...rest] = composed(names);
    expect(map.data[5]).toEqual([a, b, null, c, d, null, e, f]);
    expect(map.data[6]).toEqual(new Array(8).fill(null));
    expect(map.data[7]?.slice(0, 2)).toEqual([g, h]);
    expect(map.data.flat()).toEqual(expect.arrayContaining(rest));
  });

  it.each([
    [
      'top',
      [
        ['Tavle', null, null],
        [null, null, null],
        ['Emma', 'Bo', null],
        [null, null, 'Dør'],
      ],
    ],
    [
      'bottom',
      [
        ['Dør', null, null],
        [null, 'Bo', 'Emma'],
        [null, null, null],
        ['Tavle', null, null],
      ],
    ],
    [
      'left',
      [
        ['Tavle', null, null, 'Dør'],
        [null, null, 'Bo', null],
        [null, null, 'Emma', null],
      ],
    ],
    [
      'right',
      [
        [null, 'Emma', null, 'Tavle'],
        [null, 'Bo', null, null],
        ['Dør', null, null, null],
      ],
    ],
  ] as const)('puts the board at the %s and shows the furniture', async (boardSide, grid) => {
    const desks = [0, 1].map((col) => ({ row: 0, col }));
    const marks: Mark[] = [
      { kind: 'door', row: 1, col: 2 },
      { kind: 'aisle', row: 1, col: 0 },
    ];
    const room = { desks, marks, boardSide };
    const { map, pupils } = await read(sampleSheet(desks, ['Emma', 'Bo'], { room }));
    expect(map.data.slice(3)).toEqual(grid);
    expect(pupils.data.slice(1)).toEqual([
      ['Bo', 1, 2],
      ['Emma', 1, 1],
    ]);
  });

  it('lists the pupils in Norwegian order in both languages', async () => {
    const pupils = ['Åse', 'Zofia', 'Ærlend', 'Øyvind', 'Anna', '10'];
    const { pupils: list } = await read(sampleSheet(rooms.pairs, pupils));
    expect(list.sheet).toBe('Elever');
    expect(list.data).toEqual([
      ['Elev', 'Rad', 'Plass'],
      ['10', 1, 6],
      ['Anna', 1, 5],
      ['Zofia', 1, 2],
      ['Ærlend', 1, 3],
      ['Øyvind', 1, 4],
      ['Åse', 1, 1],
    ]);
    const english = await read(sampleSheet(rooms.pairs, pupils, { locale: 'en' }));
    expect(english.pupils.data.slice(1)).toEqual(list.data.slice(1));
  });

  it('lists the pupils by desk and labels trainees', async () => {
    const desks = [
      { row: 2, col: 0 },
      { row: 0, col: 3 },
      { row: 0, col: 1 },
    ];
    const seats = ['Ada', 'Bo', 'Cem'].map((name, at) => ({
      name,
      desk: desks[at]!,
      isTrainee: name === 'Bo',
    }));
    const { desks: list } = await read(sampleSheet(desks, [], { seats }));
    expect(list.sheet).toBe('Liste over plassene');
    expect(list.data).toEqual([
      ['Rad', 'Plass', 'Elev'],
      [1, 1, 'Cem'],
      [1, 2, 'Bo, gjest'],
      [2, 1, 'Ada'],
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x")', '1e5', 'TRUE'])(
    'stores the name %s as text',
    async (name) => {
      const sheet = sampleSheet(rooms.single, [name]);
      const { map, pupils } = await read(sheet);
      expect(map.data.flat()).toContain(name);
      expect(pupils.data[1]?.[0]).toBe(name);
      const parts = await readParts(sheet);
      for (const [part, xml] of parts)
        if (part.includes('worksheets/')) expect(xml).not.toContain('<f>');
      expect(parts.get('xl/styles.xml')).toContain('formatCode="@"');
    },
  );

  it('lists hostile names without forbidden characters', async () => {
    const hostile = [
      'x'.repeat(100),
      '<b>&"\'',
      ']]>',
      'Em\u0000ma\u0008',
      '\u202Eabc',
      '👨‍👩‍👧',
      'constructor',
      '__proto__',
      'A\uD83D',
      '\uFFFE\uFFFF',
    ];
    const { pupils } = await read(sampleSheet(rooms.pairs, hostile));
    const listed = pupils.data.slice(1).map(([name]) => name);
    expect(listed).toHaveLength(hostile.length);
    expect(listed).toEqual(
      expect.arrayContaining(['x'.repeat(100), '<b>&"\'', ']]>', 'Em ma', 'abc', '👨‍👩‍👧', 'A']),
    );
  });

  it.each(Object.keys(rooms) as (keyof typeof rooms)[])(
    'prints the room "%s" on one A4 page',
    async (room) => {
      const parts = await readParts(sampleSheet(rooms[room], manyNames(60)));
      const types = parts.get('[Content_Types].xml')!;
      for (const [, part] of types.matchAll(/PartName="\/([^"]+)"/g)) {
        expect(parts.has(part!)).toBe(true);
      }
      for (const part of parts.keys()) {
        const isNamed = types.includes(`"/${part}"`) || /\.rels$|Content_Types/.test(part);
        expect(isNamed).toBe(true);
      }
      const map = parts.get('xl/worksheets/sheet1.xml')!;
      const order = [
        ...map.matchAll(
          /<(sheetPr|sheetViews|cols|sheetData|mergeCells|printOptions|pageMargins|pageSetup)\b/g,
        ),
      ];
      expect(order.map(([, name]) => name)).toEqual([
        'sheetPr',
        'sheetViews',
        'cols',
        'sheetData',
        ...(room === 'single' ? [] : ['mergeCells']),
        'printOptions',
        'pageMargins',
        'pageSetup',
      ]);
      const orientation = room === 'deep' ? 'portrait' : 'landscape';
      expect(map).toContain(
        `<pageSetup fitToWidth="1" fitToHeight="1" paperSize="9" orientation="${orientation}"/>`,
      );
      const list = parts.get('xl/worksheets/sheet3.xml')!;
      expect(list).toContain('ySplit="1"');
      expect(list).toContain('state="frozen"');
      expect(list).toContain('activePane="bottomLeft"');
    },
  );
});
