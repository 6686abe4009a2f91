import type { CellObject, Row } from 'write-excel-file/node';
import type { DrawnRoom, Track } from '@/lib/core/rooms/drawn-room';
import { joinCells, widestRectangle } from '@/lib/core/rooms/joined-cells';
import { deskKey } from '@/lib/core/rooms/room';
import { isOpening, isUpright, type BoardSide } from '@/lib/core/rooms/room-layout';
import { gridCells, type Cell } from '@/lib/core/rooms/turn-cell';
import { cleanText } from '../typesetting/clean-text';
import type { MapSheet } from './map-sheet';
import { isWideRoom, toTracks } from './room-grid';
import { SheetGrid } from './sheet-grid';
import { text, workbookColors as colors, type SheetContent } from './workbook-cell';

const minTotalWidth = 64;
const widths: Record<Track | 'board', number> = {
  desks: 16,
  marks: 10,
  wall: 6,
  floor: 4,
  board: 6,
};
const nameSize = 14;

export function roomSheet(sheet: MapSheet, drawn: DrawnRoom): SheetContent {
  const { boardSide } = drawn;
  const columns = toTracks(drawn.cols);
  const rows = toTracks(drawn.rows);
  const upright = isUpright(boardSide);
  const before = { row: boardSide === 'top' ? 2 : 0, col: boardSide === 'left' ? 2 : 0 };
  const place = ({ row, col }: Cell): Cell => ({
    row: before.row + rows.places[row]!,
    col: before.col + columns.places[col]!,
  });
  const grid = new SheetGrid(
    rows.kinds.length + (upright ? 0 : 2),
    columns.kinds.length + (upright ? 2 : 0),
  );
  const outside = new Set(drawn.outside.map(deskKey));
  const floor = new Set(
    gridCells(drawn.rows.length, drawn.cols.length)
      .filter((cell) => !outside.has(deskKey(cell)))
      .map((cell) => deskKey(place(cell))),
  );
  const within = (at: number, first: number, count: number) =>
    Math.min(Math.max(at, first), first + count - 1);
  const inside = grid.cells().filter(({ row, col }) =>
    floor.has(
      deskKey({
        row: within(row, before.row, rows.kinds.length),
        col: within(col, before.col, columns.kinds.length),
      }),
    ),
  );
  const boardLine = boardSide === 'top' || boardSide === 'left' ? 0 : Infinity;
  const atBoard = inside.filter(({ row, col }) =>
    upright
      ? col === Math.min(boardLine, grid.cols - 1)
      : row === Math.min(boardLine, grid.rows - 1),
  );
  const board = joinCells(atBoard).reduce((longest, part) =>
    part.length > longest.length ? part : longest,
  );
  const wide = Math.max(
    widths.desks,
    (minTotalWidth - columns.count.floor * widths.floor) / Math.max(1, columns.count.desks),
  );
  const rotation = { left: 90, right: -90 }[boardSide as string];
  grid.merge(board, boardCell(sheet.labels.board, rotation));
  for (const { cell, at } of deskCells(sheet, drawn, wide)) grid.put(place(at), cell);
  for (const { sides, ...cell } of wallCells(drawn)) {
    if (sides.length === 0) grid.put(place(cell), { backgroundColor: colors.wall });
    for (const side of sides) grid.line(place(cell), side, 'thick', colors.wall);
  }
  for (const kind of ['teacherDesk', 'cupboard', 'sofa', 'door', 'window'] as const) {
    const look = markLook(kind);
    for (const piece of joinCells(drawn.marks.filter((mark) => mark.kind === kind))) {
      const cells = piece.map(place);
      for (const cell of cells) grid.put(cell, look);
      grid.merge(widestRectangle(cells), markCell(sheet.labels[kind], look));
      if (!isOpening(kind)) grid.frame(cells, 'thin', colors.wall);
    }
  }
  grid.frame(inside, 'medium', colors.wall);
  const room = {
    rows: grid.toRows(),
    widths: columns.kinds.map((track) => (track === 'desks' ? wide : widths[track])),
  };
  if (boardSide === 'left') room.widths.unshift(widths.board, widths.floor);
  if (boardSide === 'right') room.widths.push(widths.floor, widths.board);
  const details = [sheet.subtitle ?? '', sheet.date, sheet.roomName].map(cleanText).filter(Boolean);
  return {
    data: [
      acrossAll(grid.cols, text(sheet.title, { fontSize: 22, fontWeight: 'bold', height: 32 })),
      acrossAll(grid.cols, text(details.join(' · '), { textColor: colors.inkSoft, height: 20 })),
      [],
      ...room.rows,
    ],
    columns: room.widths.map((width) => ({ width })),
    orientation: isWideRoom(drawn) ? 'landscape' : 'portrait',
    showGridLines: false,
  };
}

function wallCells({ walls, rows, cols }: DrawnRoom) {
  const keys = new Set(walls.map(deskKey));
  return walls.map(({ row, col }) => {
    const isJoined = (down: number, right: number) =>
      keys.has(deskKey({ row: row + down, col: col + right })) ||
      keys.has(deskKey({ row: row - down, col: col - right }));
    const sides: BoardSide[] = [];
    if (isJoined(1, 0) && cols[col] !== 'wall') sides.push('left');
    if (isJoined(0, 1) && rows[row] !== 'wall') sides.push('top');
    return { row, col, sides };
  });
}

function acrossAll(width: number, cell: CellObject): Row {
  const rest = new Array<null>(width - 1).fill(null);
  return [{ ...cell, columnSpan: width, alignVertical: 'center' }, ...rest];
}

function boardCell(label: string, rotation: number | undefined): CellObject {
  return text(label, {
    align: 'center',
    alignVertical: 'center',
    fontWeight: 'bold',
    fontSize: 12,
    textColor: colors.onGreen,
    backgroundColor: colors.green,
    ...(rotation === undefined ? { height: 26 } : { textRotation: rotation }),
  });
}

function deskCells(sheet: MapSheet, drawn: DrawnRoom, width: number) {
  const nameByDesk = new Map(sheet.seats.map(({ desk, name }) => [deskKey(desk), cleanText(name)]));
  const away = new Set(sheet.seats.flatMap((seat) => (seat.isAway ? [deskKey(seat.desk)] : [])));
  const desks = drawn.desks.map(({ desk, row, col }) => ({
    at: { row, col },
    name: nameByDesk.get(deskKey(desk)) ?? '',
    isAway: away.has(deskKey(desk)),
  }));
  return desks.map(({ at, name, isAway }) => {
    const inRow = desks.filter((other) => other.at.row === at.row);
    const height = deskHeight(
      inRow.map((other) => other.name),
      width,
    );
    return { at, cell: deskCell(name, height, isAway) };
  });
}

/** An exported desk has four borders, because the import recognises a desk without a pupil by them. */
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

function markLook(kind: DrawnRoom['marks'][number]['kind']): CellObject {
  if (kind === 'door') return {};
  return { backgroundColor: kind === 'window' ? colors.window : colors.furniture };
}

function markCell(label: string, look: CellObject): CellObject {
  const style = { align: 'center', alignVertical: 'center', wrap: true, fontSize: 9 } as const;
  return text(label, { textColor: colors.inkSoft, ...style, ...look });
}

/** Excel does not adjust a given row height to the text, so the height is computed from the longest name. */
function deskHeight(names: string[], width: number): number {
  const lines = names.map((name) => Math.ceil((name.length * 1.5) / width));
  return Math.min(409, Math.max(46, Math.max(...lines) * 19 + 8));
}
