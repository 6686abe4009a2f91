import type { Desk, Room } from './room';

/**
 * Kinds of marks: what a room has beside pupils' desks, one cell each.
 * - `teacherDesk`, `cupboard`, `sofa`: furniture on which no pupil sits.
 * - `door`, `window`: in the wall nearest to their cell.
 * - `wall`: a wall within the room; one cell alone is a pillar.
 * - `outside`: no floor. Such cells at the edge give the room its outline: L, T, a slanted corner.
 * - `aisle`: floor that is kept free; a desk beside it is at the aisle even where other desks follow.
 * - `turned`: shares its cell with a desk, and says that this stands at 45° to the board. It takes its cell all the same.
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
/** A kind of mark. */
export type MarkKind = (typeof markKinds)[number];

/** The kinds of marks that a place is measured from. */
export const placeMarks = ['teacherDesk', 'door', 'window'] as const satisfies readonly MarkKind[];
export type PlaceMark = (typeof placeMarks)[number];

/** A mark on a cell of the room's grid, in the coordinates of its desks. */
export interface Mark {
  kind: MarkKind;
  row: number;
  col: number;
}

/** The side on which a drawing of the room shows the board. */
export const boardSides = ['top', 'right', 'bottom', 'left'] as const;
/** A side of the drawing. */
export type BoardSide = (typeof boardSides)[number];

/** Whether a side runs from the top to the bottom of the drawing. */
export const isUpright = (side: BoardSide) => side === 'left' || side === 'right';

/** Whether marks of the kind are openings in a wall. */
export const isOpening = (kind: string | undefined): kind is 'door' | 'window' =>
  kind === 'door' || kind === 'window';

/**
 * A room as a teacher drew it. Desks and marks stand on cells of one grid, each cell holds one of them at most
 * (besides a desk's `turned`). The coordinates are the engine's: row 0 is nearest the board, whatever its side. `boardSide` only says how a drawing turns
 * the room.
 */
export interface RoomLayout {
  desks: Desk[];
  marks: Mark[];
  boardSide: BoardSide;
}

/** A room for the engine; without marks it does not know which of the desks near one are the nearest. */
export type MarkedRoom = Room & Partial<Pick<RoomLayout, 'marks'>>;

/** Maximum number of desks in a room, and of marks. */
export const maxDesks = 2000;
export const maxMarks = 1000;
/** The largest row or column. */
export const maxCell = 199;
