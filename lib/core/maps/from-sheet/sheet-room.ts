import { deskKey } from '@/lib/core/rooms/room';
import type { BoardSide, Mark, RoomLayout } from '@/lib/core/rooms/room-layout';
import { toStoredCell, type Cell } from '@/lib/core/rooms/turn-cell';
import { cellsOf, type Item } from './sheet-items';
import type { SheetMark } from './sheet-words';

type MarkItem = Item & { kind: SheetMark };

interface RoomParts {
  named: readonly Item[];
  /** Empty cells with a border, which are desks without a pupil. */
  frames: readonly Cell[];
  marks: readonly MarkItem[];
}

/**
 * Converts the cells of an imported seating sheet to a room with rows and columns from 0. `deskOf` returns the desk for
 * a name in the sheet.
 */
export function toRoom({ named, frames, marks }: RoomParts): {
  layout: RoomLayout;
  deskOf: (item: Item) => Cell;
} {
  const boardSide = findBoardSide(
    named,
    marks.find(({ kind }) => kind === 'board'),
  );
  const line = { row: toLines(named, frames, 'row'), col: toLines(named, frames, 'col') };
  const toStored = ({ row, col }: Cell) =>
    toStoredCell({ row: line.row(row), col: line.col(col) }, boardSide);
  const desks = onceEach([...named, ...frames].map(toStored));
  const taken = new Set(desks.map(deskKey));
  const placed = marks.flatMap((item): Mark[] => {
    const { kind } = item;
    if (kind === 'board') return [];
    const cells = onceEach(cellsOf(item).map(toStored));
    return cells.filter((cell) => !taken.has(deskKey(cell))).map((cell) => ({ kind, ...cell }));
  });
  const first = (side: 'row' | 'col') =>
    Math.min(...[...desks, ...placed].map((cell) => cell[side]));
  const origin = { row: first('row'), col: first('col') };
  const shift = <Placed extends Cell>(cell: Placed): Placed => ({
    ...cell,
    row: cell.row - origin.row,
    col: cell.col - origin.col,
  });
  return {
    layout: {
      desks: desks.map(shift).sort((a, b) => a.row - b.row || a.col - b.col),
      marks: placed.map(shift),
      boardSide,
    },
    deskOf: (item) => shift(toStored(item)),
  };
}

const onceEach = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [deskKey(cell), cell])).values(),
];

function findBoardSide(named: readonly Item[], board: Item | undefined): BoardSide {
  if (!board) return 'top';
  const isBeyond: Record<BoardSide, boolean> = {
    top: named.every(({ row }) => row >= board.row + board.rows),
    bottom: named.every(({ row, rows }) => row + rows <= board.row),
    left: named.every(({ col }) => col >= board.col + board.cols),
    right: named.every(({ col, cols }) => col + cols <= board.col),
  };
  const sides: BoardSide[] =
    board.rows > board.cols
      ? ['left', 'right', 'top', 'bottom']
      : ['top', 'bottom', 'left', 'right'];
  return sides.find((side) => isBeyond[side]) ?? 'top';
}

function toLines(named: readonly Item[], frames: readonly Cell[], side: 'row' | 'col') {
  const begun = new Set([...named, ...frames].map((cell) => cell[side]));
  const extended = named.flatMap((item) => cellsOf(item).map((cell) => cell[side]));
  const gone = [...new Set(extended)].filter((at) => !begun.has(at));
  return (at: number) => at - gone.filter((other) => other <= at).length;
}
