import type { Desk } from './room';
import { deskKey, deskRows } from './room';
import type { MarkedRoom, PlaceMark, RoomLayout } from './room-layout';

/**
 * Parts of a room that a condition can require: near the board, the door, a window, the teacher's desk; away from the
 * door, from windows; at an aisle or edge.
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

type Cell = Pick<Desk, 'row' | 'col'>;

/** The marks from which a place is measured; `nearBoard` and `atAisle` need no mark. */
const markOf: Partial<Record<Place, PlaceMark>> = {
  nearDoor: 'door',
  nearWindow: 'window',
  nearTeacher: 'teacherDesk',
  awayFromDoor: 'door',
  awayFromWindow: 'window',
};

/** The kind of mark that a place needs and the room lacks; such a place has no desks. */
export function missingMark(layout: RoomLayout, place: Place): PlaceMark | undefined {
  const kind = markOf[place];
  return kind === undefined || layout.marks.some((mark) => mark.kind === kind) ? undefined : kind;
}

/**
 * The desks of a place, in the room's order. For n desks:
 * - `nearBoard`: the frontmost rows that together have at least n/4 desks.
 * - `nearDoor`, `nearWindow`, `nearTeacher`: the ⌈n/4⌉ desks nearest to such a mark, and desks as near as the last of
 *   them.
 * - `awayFromDoor`, `awayFromWindow`: the ⌈n/2⌉ desks farthest from every such mark, and desks as far as the last of
 *   them.
 * - `atAisle`: desks without a desk on their left or without one on their right, and desks that share an edge with an
 *   `aisle` mark: a pupil can leave them without passing another.
 *
 * Distances are Euclidean, from the centre of a desk to the centre of the nearest such mark. Empty exactly if the
 * room has no such mark (`missingMark`) or no desk.
 */
export function placeDesks(layout: RoomLayout, place: Place): Desk[] {
  if (place === 'nearBoard') return frontDesks(layout.desks);
  if (place === 'atAisle') return aisleDesks(layout);
  const marks = layout.marks.filter((mark) => mark.kind === markOf[place]);
  if (marks.length === 0 || layout.desks.length === 0) return [];
  const distances = layout.desks.map((desk) => squaredDistance(desk, marks));
  const isAway = place === 'awayFromDoor' || place === 'awayFromWindow';
  const ordered = [...distances].sort((a, b) => (isAway ? b - a : a - b));
  const limit = ordered[Math.ceil(layout.desks.length / (isAway ? 2 : 4)) - 1]!;
  return layout.desks.filter((_, index) =>
    isAway ? distances[index]! >= limit : distances[index]! <= limit,
  );
}

/**
 * The distance of a desk from the mark of a place, for comparison only. Undefined for a place that is not near a
 * mark, and if the room has no such mark.
 */
export function distanceFrom(
  { marks = [] }: MarkedRoom,
  place: Place,
): ((desk: Desk) => number) | undefined {
  if (place === 'nearBoard') return ({ row }) => row;
  const near = place.startsWith('near') ? marks.filter(({ kind }) => kind === markOf[place]) : [];
  return near.length > 0 ? (desk) => squaredDistance(desk, near) : undefined;
}

/** The squared distance, so that ties are exact: the cells are integers. */
function squaredDistance(desk: Desk, marks: readonly Cell[]): number {
  return Math.min(...marks.map(({ row, col }) => (row - desk.row) ** 2 + (col - desk.col) ** 2));
}

function frontDesks(desks: Desk[]): Desk[] {
  const least = desks.length / 4;
  const front = new Set<number>();
  let count = 0;
  for (const row of deskRows({ desks })) {
    if (count >= least) break;
    front.add(row);
    count += desks.filter((desk) => desk.row === row).length;
  }
  return desks.filter((desk) => front.has(desk.row));
}

function aisleDesks({ desks, marks }: RoomLayout): Desk[] {
  const taken = new Set(desks.map(deskKey));
  const aisles = new Set(marks.filter((mark) => mark.kind === 'aisle').map(deskKey));
  return desks.filter(({ row, col }) => {
    const sides = [
      { row, col: col - 1 },
      { row, col: col + 1 },
    ].map(deskKey);
    const beside = [...sides, deskKey({ row: row - 1, col }), deskKey({ row: row + 1, col })];
    return sides.some((cell) => !taken.has(cell)) || beside.some((cell) => aisles.has(cell));
  });
}
