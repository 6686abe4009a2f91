import { conditionPupils } from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/conditions/kinds';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { turnKinds, turnsOfMaps } from '@/lib/core/seating/turns';
import { deskKey, edgeDesks } from '@/lib/core/rooms/room';
import type { Grid } from '../model/grid';

const repeatCost = 64;
const recentCost = 64;

/**
 * Penalty for a seat at the front, back or edge or without a neighbour, counted once for each earlier seat of the same
 * kind that the pupil had.
 */
export const turnCost = 32;
const combinationCost = 4;

export const placeKinds = 16;

/**
 * Penalties for repeating neighbours and seats of earlier maps. All penalties are integers, so that sums are equal on
 * every machine.
 */
export interface HistoryCosts {
  /** Index a × (number of pupils) + b → penalty for pupils a and b as neighbours; symmetric. */
  pair: Int32Array;
  /**
   * Pairs of pupils a and b who must sit together, as numbers a × (number of pupils) + b. Neighbours who must sit
   * together have no penalty.
   */
  wanted: Set<number>;
  /** Index pupil × 16 + kind of desk → penalty for the pupil at a desk of this kind. */
  place: Int32Array;
  /** Desk number → kind of desk: the sum of 1 (front), 2 (back), 4 (edge) and 8 (no neighbouring desk). */
  placeByDesk: Uint8Array;
  /** Pupil index → penalty for a pupil without neighbours at a desk that has neighbouring desks. */
  alone: Int32Array;
  /**
   * Pupil index → desk number on the newest earlier map; -1 if the pupil had no desk or the present room lacks the
   * desk.
   */
  last: Int32Array;
}

/**
 * Computes the penalties for repeating neighbours and seats of earlier maps. Returns undefined if no earlier map
 * exists.
 */
export function toHistoryCosts(problem: SeatingProblem, grid: Grid): HistoryCosts | undefined {
  const { pupils, history = [] } = problem;
  if (history.length === 0) return undefined;
  const costs = noHistoryCosts(problem, grid);
  const indexByPupil = new Map(pupils.map((pupil, index) => [pupil, index]));
  const seatings = history.map((seating) =>
    Object.entries(seating).flatMap(([pupil, desk]) => {
      const number = indexByPupil.get(pupil);
      return number === undefined ? [] : [{ pupil: number, desk }];
    }),
  );
  for (const { pupil, desk } of seatings[0]!) {
    costs.last[pupil] = grid.numberByKey.get(deskKey(desk)) ?? -1;
  }
  seatings.forEach((seating, age) => {
    const at = new Map(seating.map(({ pupil, desk }) => [deskKey(desk), pupil]));
    const cost = repeatCost + Math.round(recentCost / (1 + age));
    for (const { pupil, desk } of seating) {
      for (const next of [
        { row: desk.row, col: desk.col + 1 },
        { row: desk.row + 1, col: desk.col },
      ]) {
        const other = at.get(deskKey(next));
        if (other !== undefined) raisePair(costs.pair, pupils.length, pupil, other, cost);
      }
    }
  });
  for (const wanted of costs.wanted) costs.pair[wanted] = 0;
  weighTurns(problem, grid, costs);
  return costs;
}

/** Makes penalties that are all 0, for a class without earlier maps. */
export function noHistoryCosts(problem: SeatingProblem, grid: Grid): HistoryCosts {
  const { pupils } = problem;
  const indexByPupil = new Map(pupils.map((pupil, index) => [pupil, index]));
  return {
    pair: new Int32Array(pupils.length * pupils.length),
    wanted: findWantedPairs(problem, indexByPupil),
    place: new Int32Array(pupils.length * placeKinds),
    placeByDesk: toPlaces(grid),
    alone: new Int32Array(pupils.length),
    last: new Int32Array(pupils.length).fill(-1),
  };
}

function raisePair(pair: Int32Array, pupils: number, a: number, b: number, cost: number): void {
  const before = pair[a * pupils + b]!;
  const after = before === 0 ? cost : before + 1;
  pair[a * pupils + b] = after;
  pair[b * pupils + a] = after;
}

function findWantedPairs(
  { conditions, pupils }: SeatingProblem,
  indexByPupil: Map<string, number>,
): Set<number> {
  const wanted = new Set<number>();
  for (const condition of conditions) {
    if (relationOf(condition) !== 'block') continue;
    const group = conditionPupils(condition).map((pupil) => indexByPupil.get(pupil)!);
    for (const a of group) for (const b of group) wanted.add(a * pupils.length + b);
  }
  return wanted;
}

/**
 * Returns the kind of each desk: the sum of 1 (front), 2 (back), 4 (edge) and 8 (no neighbouring desk). Example: 5 is a
 * front desk at the edge.
 */
export function toPlaces(grid: Grid): Uint8Array {
  const edge = edgeDesks(grid);
  return Uint8Array.from(grid.desks.keys(), (desk) => {
    const isIn = (set: Int32Array) => (set[desk >> 5]! >> (desk & 31)) & 1;
    const isEdge = edge.has(deskKey(grid.desks[desk]!)) ? 1 : 0;
    const isSingle = grid.nearList[desk]!.length === 0 ? 1 : 0;
    return isIn(grid.front) + 2 * isIn(grid.back) + 4 * isEdge + 8 * isSingle;
  });
}

function weighTurns(
  { room, pupils, history = [] }: SeatingProblem,
  grid: Grid,
  costs: HistoryCosts,
): void {
  const maps = turnsOfMaps(room, history);
  const weigh = (weight: number, isTurn: (place: number) => boolean): Int32Array => {
    const times = pupils.map(
      (pupil) => maps.filter((map) => map.has(pupil) && isTurn(map.get(pupil)!)).length,
    );
    const mean = times.reduce((sum, time) => sum + time, 0) / pupils.length;
    const share = costs.placeByDesk.filter(isTurn).length / grid.size;
    const cost = Int32Array.from(times, (time) => Math.round(weight * (time - mean + 0.5 - share)));
    for (let place = 0; place < placeKinds; place += 1) {
      if (!isTurn(place)) continue;
      cost.forEach((one, pupil) => (costs.place[pupil * placeKinds + place]! += one));
    }
    return cost;
  };
  turnKinds.forEach((kind, index) => {
    const cost = weigh(turnCost, (place) => ((place >> index) & 1) === 1);
    if (kind === 'alone') costs.alone.set(cost);
  });
  for (let combination = 0; combination < 8; combination += 1) {
    weigh(combinationCost, (place) => (place & 7) === combination);
  }
}
