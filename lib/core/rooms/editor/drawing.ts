import { maxCell, type BoardSide, type MarkKind, type RoomLayout } from '../room-layout';
import { deskPlace } from '@/lib/core/rooms/room';
import { toDrawnCell, toStoredCell, type Cell } from '../turn-cell';
import { areaAround, grow, unite, type Area } from './area';

/** Contents of a cell; a desk at 45° is a separate kind. */
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

/** Whether the content is a pupil's desk. */
export const isDesk = (kind: CellKind | undefined): kind is 'desk' | 'turnedDesk' =>
  kind === 'desk' || kind === 'turnedDesk';

/** A desk or mark at its cell of the drawing. */
export interface Placed extends Cell {
  kind: CellKind;
}

/**
 * A room as the editor shows it: turned so that the board is on its side. Cells may be negative. Never changed in
 * place; commands make a new drawing (change.ts).
 */
export interface Drawing {
  /** The cells by `cellKey`. */
  cells: ReadonlyMap<string, Placed>;
  boardSide: BoardSide;
  /** The smallest floor that is drawn. */
  leastFloor: Area;
}

/** A string that is equal for two cells exactly when the cells are the same. */
export const cellKey = ({ row, col }: Cell): string => `${row},${col}`;

/** The content of a cell; undefined for empty floor. */
export const kindAt = (drawing: Pick<Drawing, 'cells'>, cell: Cell): CellKind | undefined =>
  drawing.cells.get(cellKey(cell))?.kind;

/** An empty room shows enough floor for an ordinary class, so that drawing needs no panning. */
const emptyRows = 12;
const emptyCols = 12;
/** The smallest floor of a room with few desks. */
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

/** The drawing of a stored layout. `toLayout` returns the same layout, sorted, cell for cell. */
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

/** The shift that brings cells from `least` to `most` into the range from 0 to `maxCell`. */
const shiftInto = (least: number, most: number) =>
  least < 0 ? -least : Math.min(0, maxCell - most);

/**
 * The layout to store: row 0 nearest the board, sorted by row and column, shifted only if a cell would be outside of
 * 0 to `maxCell`.
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

/** The cells to draw on: the objects of the room with a free cell around them. The room's edge is in walls.ts. */
export function floorArea({ cells, leastFloor }: Drawing): Area {
  const content = areaAround(cells.values());
  return content ? unite(leastFloor, grow(content, 1)) : leastFloor;
}

/** A desk's place as the map counts it (`deskPlace`); undefined for a cell without a desk. */
export function placeOfDesk(
  { cells, boardSide }: Drawing,
  cell: Cell,
): { row: number; place: number } | undefined {
  const desks = [...cells.values()]
    .filter(({ kind }) => isDesk(kind))
    .map((desk) => toStoredCell(desk, boardSide));
  return deskPlace({ desks }, toStoredCell(cell, boardSide));
}

/** The place of a cell on the drawn floor: its column from the left and its row from the top, both counted from 1. */
export function placeOnFloor(
  drawing: Drawing,
  { row, col }: Cell,
): { across: number; down: number } {
  const { top, left } = floorArea(drawing);
  return { across: col - left + 1, down: row - top + 1 };
}

/** Numbers of objects by kind. */
export type Counts = Partial<Record<CellKind, number>>;

/** Counts objects by kind; an absent kind has no entry. */
export function countKinds(placed: Iterable<{ kind: CellKind }>): Counts {
  const counts: Counts = {};
  for (const { kind } of placed) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The number of pupils' desks in the room. */
export const countDesks = ({ cells }: Pick<Drawing, 'cells'>): number =>
  [...cells.values()].filter(({ kind }) => isDesk(kind)).length;
