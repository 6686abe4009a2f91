import type { Desk } from './room';
import { deskKey, deskRows } from './room';
import type { MarkedRoom, PlaceMark, RoomLayout } from './room-layout';

/** Parts of a room where a seating condition can require pupils to sit, such as near the board. */
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

const markOf: Partial<Record<Place, PlaceMark>> = {
  nearDoor: 'door',
  nearWindow: 'window',
  nearTeacher: 'teacherDesk',
  awayFromDoor: 'door',
  awayFromWindow: 'window',
};

/**
 * Returns the kind of object that a part of a room needs and the room lacks; undefined if no object is missing.
 * Example: `door` for `nearDoor` in a room without a door.
 */
export function missingMark(layout: RoomLayout, place: Place): PlaceMark | undefined {
  const kind = markOf[place];
  return kind === undefined || layout.marks.some((mark) => mark.kind === kind) ? undefined : kind;
}

/**
 * Returns the desks in a part of a room, in the order of `layout.desks`. Empty if the room lacks the object of the
 * part, such as the door for `nearDoor`. Distances are Euclidean, between the centres of cells. For n desks:
 * - `nearBoard`: the frontmost rows of desks, as many as needed for n/4 desks.
 * - `nearDoor`, `nearWindow`, `nearTeacher`: the ⌈n/4⌉ desks nearest to a door, window or teacher's desk, ties
 *   included.
 * - `awayFromDoor`, `awayFromWindow`: the ⌈n/2⌉ desks farthest from all doors or all windows, ties included.
 * - `atAisle`: desks with no desk on the left, or no desk on the right, or with an `aisle` cell at an edge.
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
 * Returns a function from a desk to its distance from the object of a place: row number for `nearBoard`, otherwise
 * squared distance. Undefined for `atAisle` and all `awayFrom…` places, and if the room lacks the object.
 */
export function distanceFrom(
  { marks = [] }: MarkedRoom,
  place: Place,
): ((desk: Desk) => number) | undefined {
  if (place === 'nearBoard') return ({ row }) => row;
  const near = place.startsWith('near') ? marks.filter(({ kind }) => kind === markOf[place]) : [];
  return near.length > 0 ? (desk) => squaredDistance(desk, near) : undefined;
}

/** Squared distances are integers, so that ties are exact. */
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
