import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';
import type { Distance, Needs } from '@/lib/core/conditions/kinds/kind';
import {
  type Desk,
  backRows,
  deskKey,
  frontRows,
  neighbours,
  touching,
} from '@/lib/core/rooms/room';
import type { Mark, MarkedRoom } from '@/lib/core/rooms/room-layout';

/**
 * A room prepared for the seating search, with desks numbered row by row from the front. In a bit set of desks, desk d
 * is bit d % 32 of word d >> 5.
 */
export interface Grid {
  desks: Desk[];
  marks?: Mark[];
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
  needs: WeakMap<Condition, GridNeeds>;
  distances: Map<string, DeskDistance>;
}

/** Prepares a room for the seating search: numbers the desks and finds the neighbours of each desk. */
export function prepareGrid(room: MarkedRoom): Grid {
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
    marks: room.marks,
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
    needs: new WeakMap(),
    distances: new Map(),
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

/** Converts desks to a bit set of desk numbers; desks outside the room are ignored. */
export function toDeskSet(grid: Grid, desks: readonly Desk[]): Int32Array {
  const set = new Int32Array(grid.words);
  for (const desk of desks) {
    const number = grid.numberByKey.get(deskKey(desk));
    if (number !== undefined) set[number >> 5]! |= 1 << (number & 31);
  }
  return set;
}

/** Requirements of one condition, with desks as desk numbers of one room. */
export interface GridNeeds {
  allowed?: Int32Array;
  /** Desk number → distance from the place that the pupils of a condition must sit near. */
  far?: Int32Array;
  relation?: Needs['relation'];
  lists?: Needs['lists'];
  most?: number;
  distance?: DeskDistance;
}

/**
 * For each desk number: the desks that are too close under a distance condition, as lists (`lists`) and as bit sets
 * (`sets`).
 */
export interface DeskDistance extends Pick<Distance, 'key' | 'from' | 'isOfNeighbours'> {
  /**
   * Largest n for which every two desks inside a square of n × n cells are too close to each other under a distance
   * condition. Infinity if every two desks of the room are too close.
   */
  width: number;
  lists: Int32Array[];
  sets: Int32Array;
}

/**
 * Returns the requirements of a condition, with desk numbers of a prepared room (`grid`). Caches the requirements in
 * `grid.needs`.
 */
export function needsOf(grid: Grid, condition: Condition): GridNeeds {
  const known = grid.needs.get(condition);
  if (known) return known;
  const { desks, far, relation, distance, ...mixed } = kindOf(condition).needs(condition, grid);
  const needs: GridNeeds = {
    ...(desks && { allowed: toDeskSet(grid, desks) }),
    ...(far && { far: Int32Array.from(grid.desks, far) }),
    ...(relation && { relation }),
    ...(relation === 'mixed' && { lists: mixed.lists, most: mixed.most }),
    ...(distance && { distance: toDistance(grid, distance) }),
  };
  grid.needs.set(condition, needs);
  return needs;
}

function toDistance(grid: Grid, { isTooClose, ...given }: Distance): DeskDistance {
  const { key } = given;
  const known = grid.distances.get(key);
  if (known) return known;
  const lists = grid.desks.map((desk) =>
    Int32Array.from(grid.desks.keys()).filter(
      (other) => grid.desks[other] !== desk && isTooClose(desk, grid.desks[other]!),
    ),
  );
  const sets = toSets(lists, grid.words);
  const distance = { ...given, width: closeWidth(grid, sets), lists, sets };
  grid.distances.set(key, distance);
  return distance;
}

function closeWidth({ desks, words }: Grid, sets: Int32Array): number {
  let width = Infinity;
  desks.forEach((a, from) => {
    desks.forEach((b, to) => {
      if (to === from || (sets[from * words + (to >> 5)]! & (1 << (to & 31))) !== 0) return;
      width = Math.min(width, Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col)));
    });
  });
  return width;
}

/** Converts an array (pupil index → desk number) to a seating (pupil id → row and column of the desk). */
export function toSeating(grid: Grid, pupils: PupilId[], deskByPupil: ArrayLike<number>): Seating {
  return Object.fromEntries(
    pupils.map((pupil, index) => {
      const { row, col } = grid.desks[deskByPupil[index]!]!;
      return [pupil, { row, col }];
    }),
  );
}
