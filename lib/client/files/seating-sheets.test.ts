import { savedMap } from '@/lib/contracts/testing/saved-map';
import { readSeatingSheet } from '@/lib/core/maps/from-sheet/read-seating-sheet';
import { boardSides, type RoomLayout } from '@/lib/core/rooms/room-layout';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { describeMapSheet } from '@/lib/drawing/maps/describe-map-sheet';
import { renderMapXlsx } from '@/lib/drawing/maps/map-xlsx';
import { renderTermPlanXlsx } from '@/lib/drawing/maps/term-plan-xlsx';
import { sampleTermPlan } from '@/lib/drawing/maps/testing/sample-term-plan';
import type { Locale } from '@/lib/i18n/locales';
import { readBytes } from './read-bytes';

const names = ['Emma K', 'Emma S', 'Đặng', 'Оксана', 'محمد', 'Åse-Marie', 'O’Neill'];

async function exportAndRead(layout: RoomLayout, locale: Locale, seated = names) {
  const seats = seated.map((name, index) => ({
    pupil: { id: name, name },
    desk: layout.desks[index * 2] ?? layout.desks[index]!,
  }));
  const map = savedMap({ ...layout, seats, roomName: 'Rom 204' });
  const { sheet } = describeMapSheet(map, locale, 'xlsx');
  const sheets = await readBytes(await renderMapXlsx(sheet));
  const read = sheets.map((each) => readSeatingSheet(each, (name) => seated.includes(name)));
  return { seats, read };
}

const placesOf = (cells: readonly { row: number; col: number; kind?: string }[]) =>
  cells.map(({ row, col, kind = '' }) => `${row},${col} ${kind}`).sort();

/** Rows and columns as a sheet has them, from 0. */
function fromZero({ desks, marks, boardSide }: RoomLayout) {
  const cells = [...desks, ...marks];
  const row = Math.min(...cells.map((cell) => cell.row));
  const col = Math.min(...cells.map((cell) => cell.col));
  const shift = <Cell extends { row: number; col: number }>(cell: Cell) => ({
    ...cell,
    row: cell.row - row,
    col: cell.col - col,
  });
  return { desks: desks.map(shift), marks: marks.map(shift), boardSide, shift };
}

const furnished: RoomLayout = {
  desks: [2, 3, 5].flatMap((row) => [1, 2, 4, 5, 7].map((col) => ({ row, col }))),
  marks: [
    { kind: 'teacherDesk', row: 1, col: 4 },
    { kind: 'teacherDesk', row: 1, col: 5 },
    { kind: 'window', row: 2, col: 8 },
    { kind: 'window', row: 3, col: 8 },
    { kind: 'cupboard', row: 6, col: 1 },
    { kind: 'sofa', row: 6, col: 3 },
    { kind: 'door', row: 6, col: 7 },
  ],
  boardSide: 'top',
};

describe('a seating map that we exported to Excel', () => {
  const cases = boardSides.flatMap((side) =>
    (['no', 'en'] as const).map((locale) => [side, locale] as const),
  );

  it.each(cases)(
    'is read back with the same room and seats: board at the %s, language %s',
    async (boardSide, locale) => {
      const layout = { ...furnished, boardSide };
      const { seats, read } = await exportAndRead(layout, locale);
      const [map, ...lists] = read;
      if (!map || 'problem' in map) throw new Error(map?.problem);
      const wanted = fromZero(layout);
      expect(map.layout.boardSide).toBe(boardSide);
      expect(placesOf(map.layout.desks)).toEqual(placesOf(wanted.desks));
      expect(placesOf(map.layout.marks)).toEqual(placesOf(wanted.marks));
      expect(Object.fromEntries(map.names.map(({ name, desk }) => [name, desk]))).toEqual(
        Object.fromEntries(seats.map(({ pupil, desk }) => [pupil.name, wanted.shift(desk)])),
      );
      expect(map.ignored[0]).toBe('8B');
      expect(lists).toEqual([{ problem: 'classList' }, { problem: 'classList' }]);
    },
  );

  it.each(standardRoomKinds)(
    'is read back with all desks, even the empty ones, in the room %s',
    async (kind) => {
      const layout: RoomLayout = { ...standardRoom(kind, 26), marks: [], boardSide: 'top' };
      const { read } = await exportAndRead(layout, 'no');
      const [map] = read;
      if (!map || 'problem' in map) throw new Error(map?.problem);
      expect(placesOf(map.layout.desks)).toEqual(placesOf(fromZero(layout).desks));
      expect(map.names).toHaveLength(names.length);
    },
  );

  it('is not read as a class list, even when it has only one column or one desk', async () => {
    const column = [0, 1, 3].map((row) => ({ row, col: 0 }));
    for (const desks of [column, column.slice(0, 1)]) {
      const layout: RoomLayout = { desks, marks: [], boardSide: 'top' };
      const { read } = await exportAndRead(layout, 'en', ['Ada']);
      expect(read[0]).toMatchObject({ layout, names: [{ name: 'Ada', desk: { row: 0, col: 0 } }] });
    }
  });
});

it('an exported term plan has a list and then a sheet with a seating map for each day', async () => {
  const sheets = await readBytes(await renderTermPlanXlsx(sampleTermPlan(2, names)));
  const [list, ...maps] = sheets.map((each) =>
    readSeatingSheet(each, (name) => names.includes(name)),
  );
  expect(list).toEqual({ problem: 'classList' });
  expect(maps).toHaveLength(2);
  for (const map of maps) {
    if ('problem' in map) throw new Error(map.problem);
    expect(map.names.map(({ name }) => name).sort()).toEqual([...names].sort());
  }
});

it('a map that a teacher wrote as CSV is read with its board and aisles', async () => {
  const text = 'Klassekart 8B;;;;\n;;;;\n;;Tavle;;\n;;;;\nada;Bo;;Cy;Zoe\nDi;;;;Eli\n';
  const [sheet] = await readBytes(new TextEncoder().encode(text));
  const map = readSeatingSheet(sheet!, (name) => names.includes(name));
  expect(map).toMatchObject({
    layout: { boardSide: 'top', marks: [] },
    ignored: ['Klassekart 8B'],
    names: [
      { name: 'ada', desk: { row: 0, col: 0 } },
      { name: 'Bo', desk: { row: 0, col: 1 } },
      { name: 'Cy', desk: { row: 0, col: 3 } },
      { name: 'Zoe', desk: { row: 0, col: 4 } },
      { name: 'Di', desk: { row: 1, col: 0 } },
      { name: 'Eli', desk: { row: 1, col: 4 } },
    ],
  });
});
