import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';
import { deskKey, neighbours, touching, type Desk } from '@/lib/core/rooms/room';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';
import type { ExamPupil } from './split-sittings';

/**
 * One broken hard condition must count more than all broken wishes of a pupil, and one broken wish more than classmates
 * at all eight desks around the pupil.
 */
const [conditionCost, wishCost, sameClassCost] = [1000, 30, 1];

/** Penalties for seating the pupils of one exam sitting. Pupils and desks are indices from 0 to `count - 1`. */
export interface SeatCosts {
  count: number;
  /** Desk index → indices of the desks that touch this desk by edge or corner. */
  touch: number[][];
  near: number[][];
  /** Index `pupil * count + desk` → penalty for the conditions that the pupil breaks at the desk. */
  atDesk: Int32Array;
  /** Index `pupil * count + other` → penalty if the two pupils sit at desks that touch by edge or corner. */
  asPair: Int32Array;
  /** Index `pupil * count + other` → extra penalty if the two pupils sit at desks that share an edge. */
  asNeighbours: Int32Array;
}

/**
 * Computes the penalties of one exam sitting from the conditions. If the pupils come from several classes, two
 * classmates at touching desks also have a penalty.
 */
export function weighSeats(
  room: MarkedRoom,
  desks: readonly Desk[],
  pupils: readonly ExamPupil[],
  conditions: readonly Condition[],
): SeatCosts {
  const count = desks.length;
  const atDesk = new Int32Array(count * count);
  const asPair = new Int32Array(count * count);
  const asNeighbours = new Int32Array(count * count);
  const indices = new Map(pupils.map(({ id }, index) => [id, index]));
  for (const condition of conditions) {
    const cost = condition.wish ? wishCost : conditionCost;
    const { desks: allowed, relation, lists = [] } = kindOf(condition).needs(condition, room);
    for (const [a, b] of pairsOf(lists.map((list) => list.map((id) => indices.get(id)!)))) {
      asNeighbours[a * count + b]! += cost;
      asNeighbours[b * count + a]! += cost;
    }
    const named = conditionPupils(condition).map((id) => indices.get(id)!);
    const keys = allowed && new Set(allowed.map(deskKey));
    for (const pupil of named) {
      desks.forEach((desk, at) => {
        if (keys && !keys.has(deskKey(desk))) atDesk[pupil * count + at]! += cost;
      });
      for (const other of named) {
        if (relation === 'apart' && other !== pupil) asPair[pupil * count + other]! += cost;
      }
    }
  }
  const isOfOneClass = pupils.every(({ classId }) => classId === pupils[0]!.classId);
  pupils.forEach(({ classId }, pupil) => {
    pupils.forEach((other, at) => {
      if (!isOfOneClass && at !== pupil && other.classId === classId) {
        asPair[pupil * count + at]! += sameClassCost;
      }
    });
  });
  const used = { desks: [...desks] };
  return { count, touch: touching(used), near: neighbours(used), atDesk, asPair, asNeighbours };
}

function pairsOf(lists: readonly number[][]): [number, number][] {
  const pairs = lists.flatMap((list) =>
    list.flatMap((a) => list.flatMap((b) => (a < b ? [[a, b] as [number, number]] : []))),
  );
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}

/** Returns the sum of all penalties in one exam sitting. `pupilAt`: desk index → pupil index. */
export function costOfSeats(
  { count, touch, near, atDesk, asPair, asNeighbours }: SeatCosts,
  pupilAt: Int32Array,
): number {
  let cost = 0;
  for (let desk = 0; desk < count; desk += 1) {
    const pupil = pupilAt[desk]! * count;
    cost += atDesk[pupil + desk]!;
    for (const other of touch[desk]!) if (other < desk) cost += asPair[pupil + pupilAt[other]!]!;
    for (const other of near[desk]!) {
      if (other < desk) cost += asNeighbours[pupil + pupilAt[other]!]!;
    }
  }
  return cost;
}

/**
 * Returns by how much the sum of all penalties in one exam sitting changes if the pupils at the desks `a` and `b` are
 * exchanged. `pupilAt`: desk index → pupil index.
 */
export function exchangeCost(
  { count, touch, near, atDesk, asPair, asNeighbours }: SeatCosts,
  pupilAt: Int32Array,
  a: number,
  b: number,
): number {
  const [p, q] = [pupilAt[a]! * count, pupilAt[b]! * count];
  let change = atDesk[p + b]! + atDesk[q + a]! - atDesk[p + a]! - atDesk[q + b]!;
  const changeAround = (lists: number[][], costs: Int32Array) => {
    for (const desk of lists[a]!) {
      const other = pupilAt[desk]!;
      if (desk !== b) change += costs[q + other]! - costs[p + other]!;
    }
    for (const desk of lists[b]!) {
      const other = pupilAt[desk]!;
      if (desk !== a) change += costs[p + other]! - costs[q + other]!;
    }
  };
  changeAround(touch, asPair);
  changeAround(near, asNeighbours);
  return change;
}
