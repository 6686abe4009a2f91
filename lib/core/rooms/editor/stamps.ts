import type { Room } from '../room';
import type { BoardSide } from '../room-layout';
import { standardRoom } from '../standard-room';
import { gridCells, toDrawnCell, type Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth } from './area';
import { shifted } from './blocks';
import type { Drawing, Placed } from './drawing';
import { roomArea } from './walls';

export const stampForms = ['two', 'three', 'four', 'six', 'horseshoe', 'row'] as const;
export type StampForm = (typeof stampForms)[number];

/**
 * Group of desks that the room editor's stamp tool adds. `length` is the number of desks of a horseshoe or a row; every
 * form except these two has a fixed number of desks.
 */
export interface Stamp {
  form: StampForm;
  length: number;
}

/** Whether the user chooses the number of desks for a form of the stamp tool: true for a horseshoe and a row. */
export const hasLength = (form: StampForm) => form === 'horseshoe' || form === 'row';
export const leastLength = 2;
export const mostLength = 40;

function stampCells({ form, length }: Stamp): Cell[] {
  switch (form) {
    case 'two':
      return gridCells(1, 2);
    case 'three':
      return gridCells(1, 3);
    case 'four':
      return gridCells(2, 2);
    case 'six':
      return gridCells(2, 3);
    case 'horseshoe':
      return standardRoom('wideHorseshoe', length).desks;
    case 'row':
      return gridCells(1, length);
  }
}

const toDesks = (cells: readonly Cell[], boardSide: BoardSide): Placed[] =>
  cells.map((cell) => ({ ...toDrawnCell(cell, boardSide), kind: 'desk' }));

/** Returns the desks that the room editor's stamp tool would add, centred on a cell and turned towards the board. */
export function stampBlock({ boardSide }: Drawing, stamp: Stamp, at: Cell): Placed[] {
  const block = toDesks(stampCells(stamp), boardSide);
  const area = areaAround(block)!;
  return shifted(block, {
    down: at.row - area.top - Math.floor((areaHeight(area) - 1) / 2),
    right: at.col - area.left - Math.floor((areaWidth(area) - 1) / 2),
  });
}

/**
 * Returns the desks of a layout, turned for the room editor's drawing. The desks start at the upper left corner of the
 * replaced desks or, if no desk is replaced, of the room.
 */
export function layoutBlock(
  drawing: Drawing,
  { desks }: Room,
  replaced: readonly Cell[],
): Placed[] {
  const block = toDesks(desks, drawing.boardSide);
  const area = areaAround(block);
  if (!area) return [];
  const corner = areaAround(replaced) ?? roomArea(drawing);
  const start = corner ?? { top: drawing.leastFloor.top + 1, left: drawing.leastFloor.left + 1 };
  return shifted(block, { down: start.top - area.top, right: start.left - area.left });
}
