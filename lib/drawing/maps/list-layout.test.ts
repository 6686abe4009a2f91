import { layOutList } from './list-layout';
import { manyNames, names, rooms, sampleSheet } from './testing/sample-sheets';

const hall = Array.from({ length: 220 }, (_, at) => ({ row: Math.floor(at / 20), col: at % 20 }));

it.each([
  ['a class', sampleSheet(rooms.pairs, names)],
  ['220 pupils', sampleSheet(hall, manyNames(220))],
  ['one pupil', sampleSheet(rooms.single, ['Ada'])],
  [
    'long names',
    sampleSheet(rooms.pairs, new Array<string>(28).fill('Anne Marie-Louise Konstantine')),
  ],
])('the desk list fits on one page without overlaps: %s', (_, sheet) => {
  const { page, rows } = layOutList(sheet);
  expect(rows).toHaveLength(sheet.seats.length);
  const places = rows.map(({ name }) => `${name.x} ${name.y}`);
  expect(new Set(places).size).toBe(rows.length);
  for (const { name, row } of rows) {
    expect(row.x).toBeGreaterThanOrEqual(0);
    expect(name.x + name.width).toBeLessThanOrEqual(page.width);
    expect(name.y + name.height).toBeLessThanOrEqual(page.height);
    expect(name.fitted.size).toBeGreaterThan(4);
  }
});

it('the desk list is ordered by row from the board and labels trainees', () => {
  const seats = [
    { name: 'Ada', desk: { row: 2, col: 0 } },
    { name: 'Bo', desk: { row: 0, col: 3 }, isTrainee: true },
  ];
  const { rows } = layOutList(sampleSheet(rooms.pairs, [], { seats }));
  expect(rows.map(({ spoken }) => spoken)).toEqual([
    'Rad 1, Plass 3: Bo, gjest',
    'Rad 2, Plass 1: Ada',
  ]);
});
