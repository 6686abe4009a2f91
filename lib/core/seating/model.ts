/**
 * The words of the seating problem (design, section 4). Everything here is plain data, so it can be stored,
 * sent over the wire and posted to a worker as it is.
 */

/** A place for one pupil: a cell of the room's grid. Row 0 is nearest the board; both are integers from 0. */
export interface Desk {
  row: number;
  col: number;
}

/** A set of desks on grid cells. No two desks share a cell; cells without a desk are floor (aisles). */
export interface Room {
  desks: Desk[];
}

/** Identifies a pupil within one class; opaque to the engine. */
export type PupilId = string;

/**
 * Parts of a room that a condition can ask for:
 * near the board, the door, a window, the teacher's desk; away from the door, from windows; at an aisle or edge.
 */
export const places = [
  'nearBoard',
  'nearDoor',
  'nearWindow',
  'nearTeacher',
  'awayFromDoor',
  'awayFromWindow',
  'atAisle',
] as const;
export type Place = (typeof places)[number];

export type GroupConditionType = 'together' | 'apart' | 'front' | 'back';

/**
 * What is asked of a map. A condition is hard; with `wish` it may be broken where it must, and the engine breaks as few
 * wishes as it can (design, section 2).
 * - `together` (2 or more pupils): their desks form one connected block of neighbours.
 * - `apart` (2 or more): no two of them sit at desks that touch, by edge or corner.
 * - `front` / `back` (1 or more): within the frontmost / rearmost third of the rows that hold desks.
 * - `zone` (1 or more): each of them sits at one of these desks; those that the room does not have do not count.
 *   `place` names what they stand for; the engine does not read it.
 * - `fixed`: exactly that desk.
 */
export type Condition = (
  | { type: GroupConditionType; pupils: PupilId[] }
  | { type: 'zone'; pupils: PupilId[]; desks: Desk[]; place?: Place }
  | { type: 'fixed'; pupil: PupilId; desk: Desk }
) & { wish?: boolean };

/** Who sits where: one entry a pupil, no desk twice. */
export type Seating = Record<PupilId, Desk>;
