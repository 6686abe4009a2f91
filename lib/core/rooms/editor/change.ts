import type { BoardSide } from '../room-layout';
import { turnCell } from '../turn-cell';
import { turnArea } from './area';
import { cellKey, type CellKind, type Drawing } from './drawing';

/** Kind of object at a cell of a room before and after an edit; undefined means empty floor. */
export interface CellChange {
  row: number;
  col: number;
  before: CellKind | undefined;
  after: CellKind | undefined;
}

/**
 * Change of a room's drawing in the editor, which undo can invert. `quarters` is a number of clockwise quarter turns of
 * the room.
 */
export type Change =
  | { type: 'cells'; cells: CellChange[] }
  | { type: 'board'; before: BoardSide; after: BoardSide }
  | { type: 'turn'; quarters: number };

export function invertChange(change: Change): Change {
  switch (change.type) {
    case 'cells':
      return {
        type: 'cells',
        cells: change.cells.map(({ row, col, before, after }) => ({
          row,
          col,
          before: after,
          after: before,
        })),
      };
    case 'board':
      return { type: 'board', before: change.after, after: change.before };
    case 'turn':
      return { type: 'turn', quarters: -change.quarters };
  }
}

const clockwise: BoardSide[] = ['top', 'right', 'bottom', 'left'];

const turnSide = (side: BoardSide, quarters: number): BoardSide =>
  clockwise[(clockwise.indexOf(side) + quarters + 4) % 4]!;

/**
 * Applies a change to a room's drawing and returns the new drawing. Does not check that the drawing still has the
 * contents stored as `before`.
 */
export function applyChange(drawing: Drawing, change: Change): Drawing {
  switch (change.type) {
    case 'cells': {
      const cells = new Map(drawing.cells);
      for (const { row, col, after } of change.cells) {
        const key = cellKey({ row, col });
        if (after) cells.set(key, { row, col, kind: after });
        else cells.delete(key);
      }
      return { ...drawing, cells };
    }
    case 'board':
      return { ...drawing, boardSide: change.after };
    case 'turn': {
      const turned = [...drawing.cells.values()].map(({ kind, ...cell }) => ({
        ...turnCell(cell, change.quarters),
        kind,
      }));
      return {
        cells: new Map(turned.map((each) => [cellKey(each), each])),
        boardSide: turnSide(drawing.boardSide, change.quarters),
        leastFloor: turnArea(drawing.leastFloor, change.quarters),
      };
    }
  }
}

/**
 * Returns the change that gives cells of a room new contents. Leaves out each cell that already has the new content.
 */
export function cellChange(
  drawing: Drawing,
  wanted: Iterable<readonly [cell: { row: number; col: number }, after: CellKind | undefined]>,
): Change {
  const byKey = new Map<string, CellChange>();
  for (const [{ row, col }, after] of wanted) {
    const key = cellKey({ row, col });
    byKey.set(key, { row, col, before: drawing.cells.get(key)?.kind, after });
  }
  return {
    type: 'cells',
    cells: [...byKey.values()].filter(({ before, after }) => before !== after),
  };
}

/** Whether a change of a room's drawing has no effect. */
export const changesNothing = (change: Change): boolean =>
  change.type === 'cells'
    ? change.cells.length === 0
    : change.type === 'board'
      ? change.before === change.after
      : change.quarters % 4 === 0;
