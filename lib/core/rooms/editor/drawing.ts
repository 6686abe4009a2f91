import { maxCell, type BoardSide, type MarkKind, type RoomLayout } from '../room-layout';
import { deskPlace } from '@/lib/core/rooms/room';
import { toDrawnCell, toStoredCell, type Cell } from '../turn-cell';
import { areaAround, grow, unite, type Area } from './area';

export const cellKinds = [
  'desk',
  'turnedDesk',
  'teacherDesk',
  'door',
  'window',
  'cupboard',
  'sofa',
  'wall',
  'outside',
  'aisle',
] as const satisfies readonly ('desk' | 'turnedDesk' | MarkKind)[];
export type CellKind = (typeof cellKinds)[number];

/** Whether a cell contains a pupil's desk, straight or turned by 45°. */
export const isDesk = (kind: CellKind | undefined): kind is 'desk' | 'turnedDesk' =>
  kind === 'desk' || kind === 'turnedDesk';

export interface Placed extends Cell {
  kind: CellKind;
}

/**
 * Immutable room in the editor, turned so that the board is on the side chosen by the user. Row and column numbers may
 * be negative.
 */
export interface Drawing {
  /** Key of a cell ("row,col") → object at this cell. */
  cells: ReadonlyMap<string, Placed>;
  boardSide: BoardSide;
  leastFloor: Area;
}

/** Returns the key of a cell: the text "row,col". */
export const cellKey = ({ row, col }: Cell): string => `${row},${col}`;

/** Returns the kind of object at a cell of a room; undefined for empty floor. */
export const kindAt = (drawing: Pick<Drawing, 'cells'>, cell: Cell): CellKind | undefined =>
  drawing.cells.get(cellKey(cell))?.kind;

const emptyRows = 12;
const emptyCols = 12;
const leastRows = 8;
const leastCols = 10;

function firstFloor(cells: Iterable<Cell>): Area {
  const content = areaAround(cells);
  if (!content) return { top: 0, left: 0, bottom: emptyRows - 1, right: emptyCols - 1 };
  const floor = grow(content, 1);
  const missingRows = Math.max(0, leastRows - (floor.bottom - floor.top + 1));
  const missingCols = Math.max(0, leastCols - (floor.right - floor.left + 1));
  return {
    top: floor.top - Math.floor(missingRows / 2),
    bottom: floor.bottom + Math.ceil(missingRows / 2),
    left: floor.left - Math.floor(missingCols / 2),
    right: floor.right + Math.ceil(missingCols / 2),
  };
}

/**
 * Converts a stored room layout to the drawing of the room editor. `toLayout` is the inverse, except that the layout is
 * then sorted.
 */
export function toDrawing(layout: RoomLayout): Drawing {
  const turned = new Set(layout.marks.filter(({ kind }) => kind === 'turned').map(cellKey));
  const stored: Placed[] = layout.desks.map(({ row, col }) => ({
    row,
    col,
    kind: turned.has(cellKey({ row, col })) ? 'turnedDesk' : 'desk',
  }));
  for (const { kind, row, col } of layout.marks) {
    if (kind !== 'turned') stored.push({ kind, row, col });
  }
  const placed = stored.map(({ kind, ...cell }) => ({
    ...toDrawnCell(cell, layout.boardSide),
    kind,
  }));
  return {
    cells: new Map(placed.map((each) => [cellKey(each), each])),
    boardSide: layout.boardSide,
    leastFloor: firstFloor(placed),
  };
}

const shiftInto = (least: number, most: number) =>
  least < 0 ? -least : Math.min(0, maxCell - most);

/**
 * Converts the room editor's drawing to a layout for storage, sorted by row and column, with row 0 nearest the board.
 * Shifts all cells if a row or column number is negative or too large.
 */
export function toLayout({ cells, boardSide }: Drawing): RoomLayout {
  const stored = [...cells.values()].map(({ row, col, kind }) => ({
    kind,
    ...toStoredCell({ row, col }, boardSide),
  }));
  stored.sort((a, b) => a.row - b.row || a.col - b.col);
  const area = areaAround(stored);
  const down = area ? shiftInto(area.top, area.bottom) : 0;
  const right = area ? shiftInto(area.left, area.right) : 0;
  const layout: RoomLayout = { desks: [], marks: [], boardSide };
  for (const { kind, row, col } of stored) {
    const cell = { row: row + down, col: col + right };
    if (isDesk(kind)) layout.desks.push(cell);
    if (kind === 'turnedDesk') layout.marks.push({ kind: 'turned', ...cell });
    else if (kind !== 'desk') layout.marks.push({ kind, ...cell });
  }
  return layout;
}

/**
 * Returns the rectangle of floor that the room editor draws. The rectangle contains the minimum floor (`leastFloor`),
 * all objects, and a margin of one cell around the objects.
 */
export function floorArea({ cells, leastFloor }: Drawing): Area {
  const content = areaAround(cells.values());
  return content ? unite(leastFloor, grow(content, 1)) : leastFloor;
}

/**
 * Returns the row and place of the desk at a cell: the row of desks, from 1 at the board, and the place in this row,
 * from 1. Undefined for a cell without a desk.
 */
export function placeOfDesk(
  { cells, boardSide }: Drawing,
  cell: Cell,
): { row: number; place: number } | undefined {
  const desks = [...cells.values()]
    .filter(({ kind }) => isDesk(kind))
    .map((desk) => toStoredCell(desk, boardSide));
  return deskPlace({ desks }, toStoredCell(cell, boardSide));
}

/**
 * Returns the column (`across`) and row (`down`) of a cell, both from 1 at the upper left corner of the drawn floor.
 */
export function placeOnFloor(
  drawing: Drawing,
  { row, col }: Cell,
): { across: number; down: number } {
  const { top, left } = floorArea(drawing);
  return { across: col - left + 1, down: row - top + 1 };
}

export type Counts = Partial<Record<CellKind, number>>;

/** Counts a room's objects by kind; a kind without objects has no entry. */
export function countKinds(placed: Iterable<{ kind: CellKind }>): Counts {
  const counts: Counts = {};
  for (const { kind } of placed) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Counts the pupils' desks in a room. */
export const countDesks = ({ cells }: Pick<Drawing, 'cells'>): number =>
  [...cells.values()].filter(({ kind }) => isDesk(kind)).length;
