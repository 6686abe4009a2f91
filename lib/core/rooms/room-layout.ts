import type { Desk, Room } from './room';

/**
 * Objects of a room besides pupils' desks, one cell each:
 * - `teacherDesk`, `cupboard`, `sofa`: furniture without a pupil.
 * - `door`, `window`: an opening in the nearest wall.
 * - `wall`: an inner wall; a single cell is a pillar.
 * - `outside`: no floor; such cells give the room the form of an L or T, or a slanted corner.
 * - `aisle`: floor that remains free; a desk next to it is at the aisle.
 * - `turned`: on the cell of a desk that is turned by 45°.
 */
export const markKinds = [
  'teacherDesk',
  'door',
  'window',
  'aisle',
  'cupboard',
  'sofa',
  'wall',
  'outside',
  'turned',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** Kinds of marks that a place in a condition refers to; "near the door", for example, refers to a door. */
export const placeMarks = ['teacherDesk', 'door', 'window'] as const satisfies readonly MarkKind[];
export type PlaceMark = (typeof placeMarks)[number];

export interface Mark {
  kind: MarkKind;
  row: number;
  col: number;
}

export const boardSides = ['top', 'right', 'bottom', 'left'] as const;
export type BoardSide = (typeof boardSides)[number];

/** Whether a side of the drawing is vertical. */
export const isUpright = (side: BoardSide) => side === 'left' || side === 'right';

/** Whether a mark is an opening in a wall. */
export const isOpening = (kind: string | undefined): kind is 'door' | 'window' =>
  kind === 'door' || kind === 'window';

/**
 * A room that a teacher drew. Each cell has at most one desk or mark, besides the `turned` mark of a desk. Row 0 is
 * nearest the board; `boardSide` only turns the drawing.
 */
export interface RoomLayout {
  desks: Desk[];
  marks: Mark[];
  boardSide: BoardSide;
}

/** A room for the engine, which measures distances from the room's marks. */
export type MarkedRoom = Room & Partial<Pick<RoomLayout, 'marks'>>;

/** Maximum number of desks, and of marks, in a room. */
export const maxDesks = 2000;
export const maxMarks = 1000;
/** Highest row number and column number of a cell; numbers start at 0. */
export const maxCell = 199;
