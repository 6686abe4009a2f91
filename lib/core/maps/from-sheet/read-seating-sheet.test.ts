import type { GridSheet } from './sheet-items';
import { readSeatingSheet } from './read-seating-sheet';

const pupils = ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Fin'];
const isPupil = (name: string) => pupils.includes(name);

/** Rows of cells, separated by a bar; a dot is an empty cell. */
const cellsOf = (...rows: string[]) =>
  rows.map((row) => row.split('|').map((cell) => cell.trim().replace(/^\.$/u, '')));

const read = (rows: string[], rest: Omit<GridSheet, 'cells'> = {}) =>
  readSeatingSheet({ cells: cellsOf(...rows), ...rest }, isPupil);

function readMap(rows: string[], rest: Omit<GridSheet, 'cells'> = {}) {
  const found = read(rows, rest);
  if ('problem' in found) throw new Error(found.problem);
  const { layout, names, ignored } = found;
  return {
    ...layout,
    ignored,
    seats: names.map(({ name, desk }) => `${name} ${desk.row},${desk.col}`).join(' '),
    room: layout.desks.map(({ row, col }) => `${row},${col}`).join(' '),
  };
}

describe('a sheet with names on a grid', () => {
  it('becomes a room with a desk for each name and aisles at empty cells', () => {
    const map = readMap(['.|.|.|.', '.|Ada|Bo|.|Cy', '.|.|.', '.|Di|.|.|Eli']);
    expect(map.seats).toBe('Ada 0,0 Bo 0,1 Cy 0,3 Di 2,0 Eli 2,3');
    expect(map.room).toBe('0,0 0,1 0,3 2,0 2,3');
    expect(map.boardSide).toBe('top');
    expect(map.marks).toEqual([]);
  });

  it.each([
    ['above', ['.|Tavle|.', 'Ada|Bo|Cy', 'Di|.|.'], 'top', 'Ada 0,0 Bo 0,1 Cy 0,2 Di 1,0'],
    ['below', ['Ada|Bo|Cy', 'Di|.|.', '.|Whiteboard|.'], 'bottom', 'Di 0,2 Cy 1,0 Bo 1,1 Ada 1,2'],
    ['to the left', ['.|Ada|Bo', 'Tavla|Cy|Di'], 'left', 'Cy 0,0 Ada 0,1 Di 1,0 Bo 1,1'],
    ['to the right', ['Ada|Bo|.', 'Cy|Di|Board'], 'right', 'Bo 0,0 Di 0,1 Ada 1,0 Cy 1,1'],
  ])('may have the board on each side of the names: %s', (_, rows, side, seats) => {
    const map = readMap(rows);
    expect(map.boardSide).toBe(side);
    expect(map.seats).toBe(seats);
  });

  it("becomes a room with the teacher's desk, door and windows that the sheet names in Norwegian or English", () => {
    const map = readMap(['Kateter|.|.|Vindu', 'Ada|Bo|.|window', 'Cy|Di|.|Dør']);
    expect(map.marks).toEqual([
      { kind: 'teacherDesk', row: 0, col: 0 },
      { kind: 'window', row: 0, col: 3 },
      { kind: 'window', row: 1, col: 3 },
      { kind: 'door', row: 2, col: 3 },
    ]);
    expect(map.seats).toBe('Ada 1,0 Bo 1,1 Cy 2,0 Di 2,1');
  });

  it('may have titles, dates and remarks, which are reported as ignored', () => {
    const map = readMap([
      'Klassekart 8B|.',
      'Uke 48, 2026|.',
      '.|.',
      'Ada|Bo',
      'Cy|Di',
      '.|.',
      'Laget av Kari|.',
      'Antall: 4|.',
    ]);
    expect(map.seats).toBe('Ada 0,0 Bo 0,1 Cy 1,0 Di 1,1');
    expect(map.ignored).toEqual(['Klassekart 8B', 'Uke 48, 2026', 'Laget av Kari', 'Antall: 4']);
  });

  it('may have a row with a single pupil, and an unknown name beside a pupil', () => {
    expect(readMap(['Ada|.', '.|.', 'Bo|Cy', '.|.', 'Di|.']).seats).toBe(
      'Ada 0,0 Bo 2,0 Cy 2,1 Di 4,0',
    );
    expect(readMap(['Ada|Zoe']).seats).toBe('Ada 0,0 Zoe 0,1');
  });

  it('may have a title that is also the name of a pupil', () => {
    expect(readMap(['Ada|.', '.|.', 'Ada|Bo']).seats).toBe('Ada 0,0 Bo 0,1');
  });

  it('becomes a room with one desk for merged cells, and adjacent desks remain adjacent', () => {
    const map = readMap(['Ada|Ada|Bo|Bo|.|Cy|Cy', 'Di|Di|Eli|Eli|.|Fin|Fin'], {
      merged: [1, 3, 6].flatMap((left) =>
        [1, 2].map((top) => ({ top, left, bottom: top, right: left + 1 })),
      ),
    });
    expect(map.seats).toBe('Ada 0,0 Bo 0,1 Cy 0,3 Di 1,0 Eli 1,1 Fin 1,3');
  });

  it('becomes a room with an empty desk at each framed empty cell, but not if the aisles are framed too', () => {
    const framed = [
      { row: 1, column: 3 },
      { row: 2, column: 1 },
    ];
    expect(readMap(['Ada|Bo', '.|Cy'], { framed }).room).toBe('0,0 0,1 0,2 1,0 1,1');
    const aisle = [1, 2].map((row) => ({ row, column: 2 }));
    expect(readMap(['Ada|.|Bo', 'Cy|.|Di'], { framed: aisle }).room).toBe('0,0 0,2 1,0 1,2');
  });

  it('may have hidden rows, which are ignored', () => {
    expect(readMap(['Ada|Bo', 'Cy|Di', 'Eli|Fin'], { hidden: [2] }).seats).toBe(
      'Ada 0,0 Bo 0,1 Eli 1,0 Fin 1,1',
    );
  });

  it('may have the same name at two desks', () => {
    expect(readMap(['Ada|Bo', 'Ada|Cy']).seats).toBe('Ada 0,0 Bo 0,1 Ada 1,0 Cy 1,1');
  });
});

describe('reading a sheet', () => {
  it.each([
    ['without names', ['Tavle|.', '12|3.5'], 'noNames'],
    ['without cells', [], 'noNames'],
    ['with names in one column', ['8B', 'Ada', 'Bo', 'Cy'], 'classList'],
    ['with the headings of a list', ['Fornavn|Etternavn', 'Ada|Lie', 'Bo|Moe'], 'classList'],
  ])('refuses a sheet without a seating map: a sheet %s', (_, rows, problem) => {
    expect(read(rows)).toEqual({ problem });
  });

  it('refuses a sheet with more desks or rows than a room can have', () => {
    const row = Array.from({ length: 150 }, () => 'Ada').join('|');
    expect(read(Array.from({ length: 20 }, () => row))).toEqual({ problem: 'tooLarge' });
    const far = Array.from({ length: 300 }, (_, index) => (index % 299 ? '.|.' : 'Ada|Bo'));
    expect(read(far)).toEqual({ problem: 'tooLarge' });
  });

  it('accepts a single column of names below a board', () => {
    expect(readMap(['Tavle', 'Ada', 'Bo']).seats).toBe('Ada 0,0 Bo 1,0');
  });

  it('refuses a sheet of nonsense and throws no exception', () => {
    const cells = Array.from({ length: 40 }, (_, row) =>
      Array.from(
        { length: 40 },
        (__, col) => ['', '=1+1', '\u200b', '??', '0', 'x'.repeat(5000)][(row * 7 + col) % 6]!,
      ),
    );
    const merged = [{ top: 1, left: 1, bottom: 1_048_576, right: 16_384 }];
    expect(readSeatingSheet({ cells, merged }, isPupil)).toEqual({ problem: 'noNames' });
  });
});
