import type { Desk, Room } from './room';

/**
 * Kinds of marks: the objects of a room besides pupils' desks, one cell each.
 * - `teacherDesk`, `cupboard`, `sofa`: furniture without a pupil.
 * - `door`, `window`: in the wall nearest to their cell.
 * - `wall`: an inner wall; one cell alone is a pillar.
 * - `outside`: no floor. Such cells at the edge give the room its outline: L, T, a slanted corner.
 * - `aisle`: floor that remains free; a desk beside it is at the aisle even if other desks follow.
 * - `turned`: shares its cell with a desk, which is at 45° to the board. The desk still occupies the whole cell.
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

/** The kinds of marks from which a place is measured. */
export const placeMarks = ['teacherDesk', 'door', 'window'] as const satisfies readonly MarkKind[];
export type PlaceMark = (typeof placeMarks)[number];

/** A mark on a cell of the room's grid, in the coordinates of its desks. */
export interface Mark {
  kind: MarkKind;
  row: number;
  col: number;
}

/** The sides on which a drawing of the room may show the board. */
export const boardSides = ['top', 'right', 'bottom', 'left'] as const;
export type BoardSide = (typeof boardSides)[number];

/** Whether a side is vertical in the drawing. */
export const isUpright = (side: BoardSide) => side === 'left' || side === 'right';

/** Whether marks of the kind are openings in a wall. */
export const isOpening = (kind: string | undefined): kind is 'door' | 'window' =>
  kind === 'door' || kind === 'window';

/**
 * A room as a teacher drew it. Desks and marks are on cells of one grid; each cell has at most one of them (besides a
 * desk's `turned`). The coordinates are the engine's: row 0 is nearest the board on any side. `boardSide` only says
 * how a drawing turns the room.
 */
export interface RoomLayout {
  desks: Desk[];
  marks: Mark[];
  boardSide: BoardSide;
}

/** A room for the engine. Without its marks, the engine could not determine which desks are nearest to a mark. */
export type MarkedRoom = Room & Partial<Pick<RoomLayout, 'marks'>>;

/** Maximum number of desks in a room, and of marks. */
export const maxDesks = 2000;
export const maxMarks = 1000;
/** The largest row or column. */
export const maxCell = 199;
