import 'server-only';
import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import type { DrawnRoom, Track } from '@/lib/core/rooms/drawn-room';
import type { BoardSide } from '@/lib/core/rooms/room-plan';
import type { Cell } from '@/lib/core/rooms/turn-cell';
import type { Desk } from '@/lib/core/rooms/room';
import { cleanText } from '@/lib/server/typesetting/clean-text';
import { deskNumber } from './desk-number';
import { listByDesk } from './list-by-desk';
import type { MapSheet } from './map-sheet';
import { pageSetup, type WorkbookContent } from './page-setup';
import { deskKey, drawSheetRoom, isWideRoom, toTracks } from './room-grid';
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
const markWidth = 10;
const boardWidth = 6;
const nameSize = 14;

/**
 * The map as a workbook: the room as a grid of desks that prints on one A4 page, the list by desk, and a list of the
 * pupils by name.
 */
export async function renderMapXlsx(sheet: MapSheet): Promise<Uint8Array> {
  const drawn = drawSheetRoom(sheet);
  const { labels } = sheet;
  const [mapName, deskListName, listName] = sheetNames([
    labels.sheetMap,
    labels.sheetDesks,
    labels.sheetPupils,
  ]);
  const sheets: WorkbookSheet[] = [
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

type SheetContent = Omit<WorkbookSheet, 'sheet'>;

function roomSheet(sheet: MapSheet, drawn: DrawnRoom): SheetContent {
  const columns = toTracks(drawn.cols);
  const rows = toTracks(drawn.rows);
  const { count } = columns;
  const wide = Math.max(
    deskWidth,
    (minTotalWidth - count.floor * aisleWidth) / Math.max(1, count.desks),
  );
  const nameByDesk = new Map(sheet.seats.map(({ desk, name }) => [deskKey(desk), cleanText(name)]));
  const nameAt = (desk: Desk) => nameByDesk.get(deskKey(desk)) ?? '';
  const away = new Set(sheet.seats.flatMap((seat) => (seat.isAway ? [deskKey(seat.desk)] : [])));
  const heights = drawn.rows.map((_, index) => {
    const inRow = drawn.desks.filter(({ row }) => row === index);
    return deskHeight(
      inRow.map(({ desk }) => nameAt(desk)),
      wide,
    );
  });
  const grid = rows.kinds.map((): Row => new Array<null>(columns.kinds.length).fill(null));
  const put = ({ row, col }: Cell, cell: CellObject) => {
    grid[rows.places[row]!]![columns.places[col]!] = cell;
  };
  for (const { desk, ...cell } of drawn.desks) {
    put(cell, deskCell(nameAt(desk), heights[cell.row]!, away.has(deskKey(desk))));
  }
  for (const { kind, ...cell } of drawn.marks) put(cell, markCell(sheet.labels[kind]));
  const widths: Record<Track, number> = {
    desks: wide,
    marks: markWidth,
    wall: markWidth,
    floor: aisleWidth,
  };
  const room = withBoard(
    { rows: grid, widths: columns.kinds.map((track) => widths[track]) },
    drawn.boardSide,
    sheet.labels.board,
  );
  const width = Math.max(1, room.widths.length);
  const details = [sheet.subtitle ?? '', sheet.date, sheet.roomName].map(cleanText).filter(Boolean);
  return {
    data: [
      acrossAll(width, text(sheet.title, { fontSize: 22, fontWeight: 'bold', height: 32 })),
      acrossAll(width, text(details.join(' · '), { textColor: colors.inkSoft, height: 20 })),
      [],
      ...room.rows.map((cells) => (cells.some((cell) => cell !== null) ? cells : [])),
    ],
    columns: Array.from({ length: width }, (_, at) => ({ width: room.widths[at] ?? deskWidth })),
    orientation: isWideRoom(drawn) ? 'landscape' : 'portrait',
    showGridLines: false,
  };
}

interface CellBlock {
  rows: Row[];
  /** The width of each column, in characters. */
  widths: number[];
}

/** Adds the board to the room: a row above or below it, or a column of merged cells beside it. */
function withBoard({ rows, widths }: CellBlock, side: BoardSide, label: string): CellBlock {
  const board = boardCell(label);
  if (side === 'top' || side === 'bottom') {
    const row = acrossAll(Math.max(1, widths.length), board);
    return { rows: side === 'top' ? [row, [], ...rows] : [...rows, [], row], widths };
  }
  const upright: CellObject = {
    ...board,
    height: undefined,
    alignVertical: 'center',
    textRotation: side === 'left' ? 90 : -90,
    rowSpan: Math.max(1, rows.length),
  };
  const column = (at: number) => (at === 0 ? upright : null);
  return side === 'left'
    ? {
        rows: rows.map((cells, at) => [column(at), null, ...cells]),
        widths: [boardWidth, aisleWidth, ...widths],
      }
    : {
        rows: rows.map((cells, at) => [...cells, null, column(at)]),
        widths: [...widths, aisleWidth, boardWidth],
      };
}

function pupilSheet(sheet: MapSheet, desks: Desk[]): SheetContent {
  const { labels } = sheet;
  const collator = new Intl.Collator(collation[sheet.locale], { numeric: true });
  const pupils = sheet.seats
    .map(({ name, desk }) => ({ name: cleanText(name), ...deskNumber(desk, desks) }))
    .sort((a, b) => collator.compare(a.name, b.name) || a.row - b.row || a.seat - b.seat);
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
      ...list.map(({ row, seat, name, isGuest }) => [
        number(row),
        number(seat),
        nameCell(isGuest ? `${name}, ${labels.guest}` : name, nameWidth),
      ]),
    ],
    columns: [{ width: 12 }, { width: 12 }, { width: nameWidth }],
    stickyRowsCount: 1,
    orientation: 'portrait',
  };
}

function nameColumnWidth(pupils: { name: string }[]): number {
  const longest = Math.max(0, ...pupils.map(({ name }) => name.length));
  return Math.min(60, Math.max(24, longest * 1.2));
}

function listHead(label: string, align: 'left' | 'center' = 'center'): CellObject {
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

function nameCell(name: string, width: number): CellObject {
  return text(name, {
    wrap: true,
    align: 'left',
    alignVertical: 'center',
    // Without a height Excel gives a wrapped name the lines it needs.
    ...(name.length * 1.2 <= width ? { height: 18 } : {}),
  });
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

function deskCell(name: string, height: number, isAway: boolean): CellObject {
  const isEmpty = name === '';
  return text(name, {
    align: 'center',
    alignVertical: 'center',
    wrap: true,
    height,
    fontSize: nameSize,
    fontWeight: 'bold',
    ...(isEmpty || isAway ? {} : { backgroundColor: colors.birch }),
    borderStyle: isEmpty ? 'hair' : isAway ? 'dashed' : 'thin',
    borderColor: isEmpty ? colors.emptyEdge : colors.birchEdge,
  });
}

function markCell(label: string): CellObject {
  return text(label, {
    align: 'center',
    alignVertical: 'center',
    wrap: true,
    textColor: colors.inkSoft,
    borderStyle: 'dashed',
    borderColor: colors.emptyEdge,
  });
}

/** Excel doesn't grow a row by its wrapped text when the height is set, so the longest name decides it here. */
function deskHeight(names: string[], width: number): number {
  const lines = names.map((name) => Math.ceil((name.length * 1.5) / width));
  return Math.min(409, Math.max(46, Math.max(...lines) * 19 + 8));
}
