import { joinCells } from './joined-cells';
import { deskKey, type Desk, type Room } from './room';
import {
  isOpening,
  type BoardSide,
  type Mark,
  type MarkKind,
  type RoomLayout,
} from './room-layout';
import { toDrawnCell, type Cell } from './turn-cell';

/** Room to draw. Without `boardSide`, the board is at the top; without `marks`, the room has desks only. */
export type RoomToDraw = Room & Partial<Pick<RoomLayout, 'marks' | 'boardSide'>>;

const unnamedKinds = ['aisle', 'wall', 'outside', 'turned'] as const satisfies MarkKind[];
export type ShownMarkKind = Exclude<MarkKind, (typeof unnamedKinds)[number]>;

/**
 * Main content of a row or column of cells in a room's drawing. `desks`: at least one desk; `marks`: furniture but no
 * desk; `wall`: only doors, windows or walls; `floor`: nothing, or only pillars (single wall cells).
 */
export type Track = 'desks' | 'marks' | 'wall' | 'floor';

/**
 * Room turned for drawing, with the board on the chosen side. Rows of cells count from the top and columns from the
 * left, both from 0.
 */
export interface DrawnRoom {
  boardSide: BoardSide;
  first: Cell;
  /**
   * Desks in the order of the original room's list of desks. `row` and `col` are the position in the turned room, and
   * `desk` is the position in the original room.
   */
  desks: (Cell & { desk: Desk; isTurned: boolean })[];
  marks: (Cell & { kind: ShownMarkKind })[];
  /** Cells of the inner walls. A door or window inside an inner wall counts as a cell of this wall. */
  walls: Cell[];
  outside: Cell[];
  rows: Track[];
  cols: Track[];
}

const unnamed: ReadonlySet<MarkKind> = new Set(unnamedKinds);
const isShown = (mark: Mark): mark is Mark & { kind: ShownMarkKind } => !unnamed.has(mark.kind);

/** Turns a room so that the board is on the side `boardSide` of the drawing. Aisle cells become ordinary floor. */
export function drawRoom({ desks, marks = [], boardSide = 'top' }: RoomToDraw): DrawnRoom {
  const turned = new Set(marks.filter(({ kind }) => kind === 'turned').map(deskKey));
  const cellsOf = (kind: MarkKind) =>
    marks.filter((mark) => mark.kind === kind).map((mark) => toDrawnCell(mark, boardSide));
  const content = {
    desks: desks.map((desk) => ({
      desk,
      isTurned: turned.has(deskKey(desk)),
      ...toDrawnCell(desk, boardSide),
    })),
    marks: marks
      .filter(isShown)
      .map((mark) => ({ kind: mark.kind, ...toDrawnCell(mark, boardSide) })),
    walls: cellsOf('wall'),
    outside: cellsOf('outside'),
  };
  const inside = [...content.desks, ...content.marks, ...content.walls];
  const rows = findSpan(inside, content.outside, 'row');
  const cols = findSpan(inside, content.outside, 'col');
  const place = <Placed extends Cell>(cells: Placed[]): Placed[] =>
    cells
      .map((cell) => ({ ...cell, row: cell.row - rows.first, col: cell.col - cols.first }))
      .filter(({ row, col }) => row >= 0 && row < rows.count && col >= 0 && col < cols.count);
  const placed = { marks: place(content.marks), walls: place(content.walls) };
  const drawn = {
    desks: place(content.desks),
    marks: placed.marks,
    walls: [...placed.walls, ...openingsBetween(placed)],
    outside: place(content.outside),
  };
  return {
    boardSide,
    first: { row: rows.first, col: cols.first },
    ...drawn,
    rows: toTracks(drawn, 'row', rows.count),
    cols: toTracks(drawn, 'col', cols.count),
  };
}

function findSpan(inside: Cell[], outside: Cell[], side: 'row' | 'col') {
  const other = side === 'row' ? 'col' : 'row';
  const extent = (cells: Cell[], along: 'row' | 'col') => {
    const all = cells.map((cell) => cell[along]);
    return { first: Math.min(...all), last: Math.max(...all) };
  };
  const all = [...inside, ...outside];
  const across = extent(all, other);
  const width = across.last - across.first + 1;
  const least = extent(inside, side);
  let { first, last } = extent(all, side);
  const isAllOutside = (line: number) =>
    new Set(outside.filter((cell) => cell[side] === line).map((cell) => cell[other])).size ===
    width;
  while (first < least.first && isAllOutside(first)) first += 1;
  while (last > least.last && isAllOutside(last)) last -= 1;
  return { first, count: Math.max(0, last - first + 1) };
}

function openingsBetween({ marks, walls }: Pick<DrawnRoom, 'marks' | 'walls'>): Cell[] {
  const wallKeys = new Set(walls.map(deskKey));
  const openings = marks.filter(({ kind }) => isOpening(kind));
  const openingKeys = new Set(openings.map(deskKey));
  const endsAtWall = ({ row, col }: Cell, down: number, right: number): boolean => {
    const next = { row: row + down, col: col + right };
    return (
      wallKeys.has(deskKey(next)) ||
      (openingKeys.has(deskKey(next)) && endsAtWall(next, down, right))
    );
  };
  return openings.filter(
    (cell) =>
      (endsAtWall(cell, -1, 0) && endsAtWall(cell, 1, 0)) ||
      (endsAtWall(cell, 0, -1) && endsAtWall(cell, 0, 1)),
  );
}

function toTracks(
  { desks, marks, walls }: Pick<DrawnRoom, 'desks' | 'marks' | 'walls'>,
  side: 'row' | 'col',
  count: number,
): Track[] {
  const tracks = Array.from({ length: count }, (): Track => 'floor');
  const fill = (cells: Cell[], track: Track) => {
    for (const cell of cells) tracks[cell[side]] = track;
  };
  const runs = joinCells(walls).filter(({ length }) => length > 1);
  fill([...runs.flat(), ...marks.filter(({ kind }) => isOpening(kind))], 'wall');
  fill(
    marks.filter(({ kind }) => !isOpening(kind)),
    'marks',
  );
  fill(desks, 'desks');
  return tracks;
}
