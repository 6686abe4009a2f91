import 'server-only';
import writeExcelFile, {
  type CellObject,
  type Row,
  type Sheet,
  type SheetData,
} from 'write-excel-file/node';
import type { Desk } from '@/lib/core/seating/model';
import { cleanText } from './clean-text';
import { deskNumber } from './desk-number';
import type { MapSheet } from './map-sheet';
import { pageSetup, type WorkbookContent } from './page-setup';
import {
  columnTracks,
  deskKey,
  desksInOrder,
  isWideRoom,
  rowTracks,
  type Tracks,
} from './room-grid';
import { cellText, sheetNames } from './workbook-text';

type WorkbookSheet = Omit<Sheet<WorkbookContent>, 'orientation'> & {
  orientation: 'landscape' | 'portrait';
};

const colors = {
  ink: '#1B2320',
  inkSoft: '#55605A',
  green: '#14684A',
  onGreen: '#FFFFFF',
  birch: '#F3EBDC',
  birchEdge: '#A89878',
  emptyEdge: '#CDC5B4',
};

const collation = { no: 'nb', en: 'en' };

/** Minimum total width of the room's columns in characters, so that the texts above them are not cut. */
const minTotalWidth = 64;
const deskWidth = 16;
const aisleWidth = 4;
const nameSize = 14;

/** The map as a workbook: the room as a grid of desks that prints on one A4 page, and a list of the pupils by name. */
export async function renderMapXlsx(sheet: MapSheet): Promise<Uint8Array> {
  const desks = desksInOrder(sheet.room, sheet.seats);
  const [mapName, listName] = sheetNames([sheet.labels.sheetMap, sheet.labels.sheetPupils]);
  const sheets: WorkbookSheet[] = [
    { sheet: mapName, ...roomSheet(sheet, desks) },
    { sheet: listName, ...pupilSheet(sheet, desks) },
  ];
  // The writer passes any orientation on; its types know only one.
  const buffer = await writeExcelFile(sheets as Sheet<WorkbookContent>[], {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [pageSetup],
  }).toBuffer();
  return new Uint8Array(buffer);
}

function text(
  value: string,
  style: Omit<CellObject, 'value' | 'type' | 'format'> = {},
): CellObject {
  // Text in type and in format: "=1+1" must not become a formula, even after the cell is edited.
  return { value: cellText(value), type: String, format: '@', textColor: colors.ink, ...style };
}

function roomSheet(sheet: MapSheet, desks: Desk[]): Omit<WorkbookSheet, 'sheet'> {
  const columns = columnTracks(desks);
  const rows = rowTracks(desks);
  const width = Math.max(1, columns.indices.length + columns.aisles);
  const wide = Math.max(
    deskWidth,
    (minTotalWidth - columns.aisles * aisleWidth) / Math.max(1, columns.indices.length),
  );
  const nameByDesk = new Map(sheet.seats.map(({ desk, name }) => [deskKey(desk), cleanText(name)]));
  const details = [sheet.subtitle ?? '', sheet.date, sheet.roomName].map(cleanText).filter(Boolean);
  const data: SheetData = [
    acrossAll(width, text(sheet.title, { fontSize: 22, fontWeight: 'bold', height: 32 })),
    acrossAll(width, text(details.join(' · '), { textColor: colors.inkSoft, height: 20 })),
    [],
    acrossAll(width, boardCell(sheet.labels.board)),
    [],
  ];
  const row = rows.indices.map((index) => {
    const cells: Row = new Array<null>(width).fill(null);
    const inRow = desks.filter((desk) => desk.row === index);
    const height = deskHeight(
      inRow.map((desk) => nameByDesk.get(deskKey(desk)) ?? ''),
      wide,
    );
    for (const desk of inRow) {
      cells[place(columns, desk.col)] = deskCell(nameByDesk.get(deskKey(desk)) ?? '', height);
    }
    return cells;
  });
  const top = data.length;
  row.forEach((cells, at) => {
    data[top + at + (rows.aislesBefore[at] ?? 0)] = cells;
  });
  return {
    data: Array.from(data, (cells) => cells ?? []),
    columns: Array.from({ length: width }, (_, at) => ({
      width: columns.indices.some((index) => place(columns, index) === at) ? wide : aisleWidth,
    })),
    orientation: isWideRoom(desks) ? 'landscape' : 'portrait',
    showGridLines: false,
  };
}

function pupilSheet(sheet: MapSheet, desks: Desk[]): Omit<WorkbookSheet, 'sheet'> {
  const { labels } = sheet;
  const collator = new Intl.Collator(collation[sheet.locale], { numeric: true });
  const pupils = sheet.seats
    .map(({ name, desk }) => ({ name: cleanText(name), ...deskNumber(desk, desks) }))
    .sort((a, b) => collator.compare(a.name, b.name) || a.row - b.row || a.seat - b.seat);
  const header = [labels.pupil, labels.row, labels.seat].map((label, at) =>
    text(label, {
      fontWeight: 'bold',
      backgroundColor: colors.birch,
      bottomBorderStyle: 'thin',
      bottomBorderColor: colors.birchEdge,
      align: at === 0 ? 'left' : 'center',
      height: 22,
      alignVertical: 'center',
    }),
  );
  const longest = Math.max(0, ...pupils.map(({ name }) => name.length));
  const nameWidth = Math.min(60, Math.max(24, longest * 1.2));
  return {
    data: [
      header,
      ...pupils.map(({ name, row, seat }) => [
        text(name, {
          wrap: true,
          align: 'left',
          alignVertical: 'center',
          // Without a height Excel gives a wrapped name the lines it needs.
          ...(name.length * 1.2 <= nameWidth ? { height: 18 } : {}),
        }),
        number(row),
        number(seat),
      ]),
    ],
    columns: [{ width: nameWidth }, { width: 12 }, { width: 12 }],
    stickyRowsCount: 1,
    orientation: 'portrait',
  };
}

function number(value: number): CellObject {
  return { value, type: Number, align: 'center', alignVertical: 'center', textColor: colors.ink };
}

function acrossAll(width: number, cell: CellObject): Row {
  const rest = new Array<null>(width - 1).fill(null);
  return [{ ...cell, columnSpan: width, alignVertical: 'center' }, ...rest];
}

function boardCell(label: string): CellObject {
  return text(label, {
    align: 'center',
    height: 26,
    fontWeight: 'bold',
    fontSize: 12,
    textColor: colors.onGreen,
    backgroundColor: colors.green,
  });
}

function deskCell(name: string, height: number): CellObject {
  const isEmpty = name === '';
  return text(name, {
    align: 'center',
    alignVertical: 'center',
    wrap: true,
    height,
    fontSize: nameSize,
    fontWeight: 'bold',
    ...(isEmpty ? {} : { backgroundColor: colors.birch }),
    borderStyle: isEmpty ? 'hair' : 'thin',
    borderColor: isEmpty ? colors.emptyEdge : colors.birchEdge,
  });
}

/** Excel doesn't grow a row by its wrapped text when the height is set, so the longest name decides it here. */
function deskHeight(names: string[], width: number): number {
  const lines = names.map((name) => Math.ceil((name.length * 1.5) / width));
  return Math.min(409, Math.max(46, Math.max(...lines) * 19 + 8));
}

function place(columns: Tracks, index: number): number {
  const at = columns.indices.indexOf(index);
  return at + (columns.aislesBefore[at] ?? 0);
}
