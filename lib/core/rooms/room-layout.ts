import type { Desk, Room } from './room';

/**
 * Kinds of objects in a room besides pupils' desks, one cell each:
 * - `teacherDesk`, `cupboard`, `sofa`: furniture where no pupil is seated.
 * - `door`, `window`: an opening in the nearest wall.
 * - `wall`: an inner wall; a single wall cell is a pillar.
 * - `outside`: a cell without floor, so that a room can have the form of an L or T, or a slanted corner.
 * - `aisle`: floor that remains free; a desk next to an aisle cell is at the aisle.
 * - `turned`: the desk on this cell is turned by 45°.
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
 * Room as drawn by a teacher, with row 0 nearest the board. A cell has at most one object; a desk's cell may also have
 * a `turned` mark. `boardSide` turns the drawing but not the cell numbers.
 */
export interface RoomLayout {
  desks: Desk[];
  marks: Mark[];
  boardSide: BoardSide;
}

export type MarkedRoom = Room & Partial<Pick<RoomLayout, 'marks'>>;

export const maxDesks = 2000;
export const maxMarks = 1000;
/** Highest row number and highest column number of a cell in a room; both count from 0. */
export const maxCell = 199;
