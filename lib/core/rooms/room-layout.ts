import type { Desk, Room } from './room';

/**
 * Kinds of objects in a room besides pupils' desks, one cell each:
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

/** Kinds of objects that a seating condition refers to, such as the door in "near the door". */
export const placeMarks = ['teacherDesk', 'door', 'window'] as const satisfies readonly MarkKind[];
export type PlaceMark = (typeof placeMarks)[number];

export interface Mark {
  kind: MarkKind;
  row: number;
  col: number;
}

export const boardSides = ['top', 'right', 'bottom', 'left'] as const;
export type BoardSide = (typeof boardSides)[number];

/** Whether a side of a room's drawing is vertical (left or right). */
export const isUpright = (side: BoardSide) => side === 'left' || side === 'right';

/** Whether an object in a room is an opening in a wall: a door or a window. */
export const isOpening = (kind: string | undefined): kind is 'door' | 'window' =>
  kind === 'door' || kind === 'window';

/**
 * Room as a teacher drew it. Each cell has at most one desk or other object, besides the `turned` mark of a desk. Row 0
 * is nearest the board; the board's side only turns the drawing.
 */
export interface RoomLayout {
  desks: Desk[];
  marks: Mark[];
  boardSide: BoardSide;
}

export type MarkedRoom = Room & Partial<Pick<RoomLayout, 'marks'>>;

export const maxDesks = 2000;
export const maxMarks = 1000;
/** Highest row number and column number of a room's cell; numbers start at 0. */
export const maxCell = 199;
