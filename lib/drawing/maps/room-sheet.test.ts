import type { CellObject } from 'write-excel-file/node';
import type { Mark } from '@/lib/core/rooms/room-layout';
import { drawSheetRoom } from './room-grid';
import { roomSheet } from './room-sheet';
import { sampleSheet } from './testing/sample-sheets';
import { workbookColors } from './workbook-cell';

const desks = [0, 1].flatMap((row) => [0, 1].map((col) => ({ row, col })));
const marks: Mark[] = [
  { kind: 'outside', row: 0, col: 2 },
  { kind: 'outside', row: 0, col: 3 },
  { kind: 'cupboard', row: 1, col: 2 },
  { kind: 'cupboard', row: 1, col: 3 },
  { kind: 'wall', row: 2, col: 1 },
  { kind: 'window', row: 2, col: 0 },
];

function cells() {
  const sheet = sampleSheet(desks, [], { room: { desks, marks } });
  const rows = roomSheet(sheet, drawSheetRoom(sheet)).data as (CellObject | null)[][];
  return (row: number, col: number) => rows[5 + row]![col];
}

const walls = (cell: CellObject | null | undefined) =>
  (['top', 'right', 'bottom', 'left'] as const).filter(
    (side) => cell?.[`${side}BorderStyle`] === 'medium',
  );

it('the spreadsheet of an L-shaped room shows the walls as borders, even around the board', () => {
  const at = cells();
  expect(walls(at(-2, 0))).toEqual(['top', 'right', 'left']);
  expect(at(-2, 0)!.columnSpan).toBe(2);
  expect(walls(at(0, 0))).toEqual(['left']);
  expect(walls(at(0, 1))).toEqual(['right']);
  expect(at(0, 3)).toBeNull();
  expect(walls(at(1, 2))).toEqual(['top', 'right']);
  expect(walls(at(2, 3))).toEqual(['right', 'bottom']);
});

it('the spreadsheet of a room shows a wall next to desks as a thick border', () => {
  const walls: Mark[] = [2, 3].map((row) => ({ kind: 'wall', row, col: 1 }));
  const sheet = sampleSheet(desks, [], { room: { desks, marks: walls } });
  const rows = roomSheet(sheet, drawSheetRoom(sheet)).data as (CellObject | null)[][];
  expect(rows[7]![1]).toMatchObject({ leftBorderStyle: 'thick' });
  expect(rows[7]![1]!.backgroundColor).toBeUndefined();
});

it('the spreadsheet of a room shows furniture as one merged, named cell, and inner walls and windows as coloured cells', () => {
  const at = cells();
  expect(at(1, 2)).toMatchObject({
    value: 'Skap',
    columnSpan: 2,
    backgroundColor: workbookColors.furniture,
  });
  expect(at(2, 1)).toMatchObject({ backgroundColor: workbookColors.wall });
  expect(at(2, 0)).toMatchObject({ value: 'Vindu', backgroundColor: workbookColors.window });
});
