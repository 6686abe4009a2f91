import type { Condition, Desk, PupilId, Room, Seating } from '../../model';
import { backRows, deskKey, frontRows, neighbours, touching } from '../../room';

/**
 * A room prepared for search. Desks are numbered from 0 in reading order (by row, then column), whatever their order in
 * the room, so that the same room always gives the same map. A set of desks is `words` 32-bit words, bit d % 32 of word
 * d >> 5; `near` and `touch` hold one such set for each desk, one after the other.
 */
export interface Grid {
  desks: Desk[];
  size: number;
  words: number;
  numberByKey: Map<string, number>;
  nearList: Int32Array[];
  touchList: Int32Array[];
  near: Int32Array;
  touch: Int32Array;
  all: Int32Array;
  front: Int32Array;
  back: Int32Array;
}

/** Prepares a room for search. */
export function prepareGrid(room: Room): Grid {
  const desks = [...room.desks].sort((a, b) => a.row - b.row || a.col - b.col);
  const sorted = { desks };
  const size = desks.length;
  const words = Math.max(1, Math.ceil(size / 32));
  const nearList = neighbours(sorted).map((list) => Int32Array.from(list));
  const touchList = touching(sorted).map((list) => Int32Array.from(list));
  const front = new Set(frontRows(sorted));
  const back = new Set(backRows(sorted));
  return {
    desks,
    size,
    words,
    numberByKey: new Map(desks.map((desk, index) => [deskKey(desk), index])),
    nearList,
    touchList,
    near: toSets(nearList, words),
    touch: toSets(touchList, words),
    all: setWhere(desks, words, () => true),
    front: setWhere(desks, words, (desk) => front.has(desk.row)),
    back: setWhere(desks, words, (desk) => back.has(desk.row)),
  };
}

function toSets(lists: Int32Array[], words: number): Int32Array {
  const sets = new Int32Array(lists.length * words);
  lists.forEach((list, index) => {
    for (const desk of list) sets[index * words + (desk >> 5)]! |= 1 << (desk & 31);
  });
  return sets;
}

function setWhere(desks: Desk[], words: number, holds: (desk: Desk) => boolean): Int32Array {
  const set = new Int32Array(words);
  desks.forEach((desk, index) => {
    if (holds(desk)) set[index >> 5]! |= 1 << (index & 31);
  });
  return set;
}

/** The set of those of the desks that the room has. */
export function toDeskSet(grid: Grid, desks: Desk[]): Int32Array {
  const set = new Int32Array(grid.words);
  for (const desk of desks) {
    const number = grid.numberByKey.get(deskKey(desk));
    if (number !== undefined) set[number >> 5]! |= 1 << (number & 31);
  }
  return set;
}

/** The set of desks that a condition leaves to each of its pupils; undefined where it is about more than places. */
export function allowedDesks(grid: Grid, condition: Condition): Int32Array | undefined {
  switch (condition.type) {
    case 'front':
      return grid.front;
    case 'back':
      return grid.back;
    case 'zone':
      return toDeskSet(grid, condition.desks);
    case 'fixed':
      return toDeskSet(grid, [condition.desk]);
    default:
      return undefined;
  }
}

/** The map in which each pupil sits at the desk of that number. */
export function toSeating(grid: Grid, pupils: PupilId[], deskByPupil: ArrayLike<number>): Seating {
  return Object.fromEntries(
    pupils.map((pupil, index) => {
      const { row, col } = grid.desks[deskByPupil[index]!]!;
      return [pupil, { row, col }];
    }),
  );
}
