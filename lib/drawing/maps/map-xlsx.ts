import type { CellObject } from 'write-excel-file/node';
import { compareNames } from '@/lib/core/classes/compare-names';
import type { Desk } from '@/lib/core/rooms/room';
import { cleanText } from '../typesetting/clean-text';
import { deskNumber } from './desk-number';
import { listByDesk } from './list-by-desk';
import type { MapSheet } from './map-sheet';
import { drawSheetRoom } from './room-grid';
import { roomSheet } from './room-sheet';
import { text, workbookColors as colors, type SheetContent } from './workbook-cell';
import { sheetNames } from './workbook-text';
import { writeWorkbook } from './write-workbook';

export function renderMapXlsx(sheet: MapSheet): Promise<Uint8Array> {
  const drawn = drawSheetRoom(sheet);
  const { labels } = sheet;
  const [mapName, deskListName, listName] = sheetNames([
    labels.sheetMap,
    labels.sheetDesks,
    labels.sheetPupils,
  ]);
  const sheets = [
    { sheet: mapName, ...roomSheet(sheet, drawn) },
    { sheet: deskListName, ...deskListSheet(sheet) },
    {
      sheet: listName,
      ...pupilSheet(
        sheet,
        drawn.desks.map(({ desk }) => desk),
      ),
    },
  ];
  return writeWorkbook(sheets, (index) => index === 0);
}

function pupilSheet(sheet: MapSheet, desks: Desk[]): SheetContent {
  const { labels } = sheet;
  const pupils = sheet.seats
    .map(({ name, desk }) => ({ name: cleanText(name), ...deskNumber(desk, desks) }))
    .sort((a, b) => compareNames(a.name, b.name) || a.row - b.row || a.seat - b.seat);
  const nameWidth = nameColumnWidth(pupils);
  return {
    data: [
      [listHead(labels.pupil, 'left'), listHead(labels.row), listHead(labels.seat)],
      ...pupils.map(({ name, row, seat }) => [
        nameCell(name, nameWidth),
        number(row),
        number(seat),
      ]),
    ],
    columns: [{ width: nameWidth }, { width: 12 }, { width: 12 }],
    stickyRowsCount: 1,
    orientation: 'portrait',
  };
}

function deskListSheet(sheet: MapSheet): SheetContent {
  const { labels } = sheet;
  const list = listByDesk(sheet);
  const nameWidth = nameColumnWidth(list);
  return {
    data: [
      [listHead(labels.row), listHead(labels.seat), listHead(labels.pupil, 'left')],
      ...list.map(({ row, seat, name, isTrainee }) => [
        number(row),
        number(seat),
        nameCell(isTrainee ? `${name}, ${labels.trainee}` : name, nameWidth),
      ]),
    ],
    columns: [{ width: 12 }, { width: 12 }, { width: nameWidth }],
    stickyRowsCount: 1,
    orientation: 'portrait',
  };
}

export function nameColumnWidth(pupils: { name: string }[]): number {
  const longest = Math.max(0, ...pupils.map(({ name }) => name.length));
  return Math.min(60, Math.max(24, longest * 1.2));
}

export function listHead(label: string, align: 'left' | 'center' = 'center'): CellObject {
  return text(label, {
    fontWeight: 'bold',
    backgroundColor: colors.birch,
    bottomBorderStyle: 'thin',
    bottomBorderColor: colors.birchEdge,
    align,
    height: 22,
    alignVertical: 'center',
  });
}

export function nameCell(name: string, width: number): CellObject {
  return text(name, {
    wrap: true,
    align: 'left',
    alignVertical: 'center',
    // Excel fits a row's height to wrapped text only if the row has no set height.
    ...(name.length * 1.2 <= width ? { height: 18 } : {}),
  });
}

function number(value: number): CellObject {
  return { value, type: Number, align: 'center', alignVertical: 'center', textColor: colors.ink };
}
