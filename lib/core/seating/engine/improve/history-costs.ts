import { conditionPupils } from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/conditions/kinds';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { turnKinds, turnsOfMaps } from '@/lib/core/seating/turns';
import { deskKey, edgeDesks } from '@/lib/core/rooms/room';
import type { Grid } from '../model/grid';

/** A repeated pair costs at least `repeatCost`, and up to `recentCost` more if the pair is recent. */
const repeatCost = 64;
const recentCost = 64;

/**
 * A turn is a map on which a pupil sits at the front, back or edge, or alone. A pupil who has had one turn more than
 * another pupil costs this much more at such a seat.
 */
export const turnCost = 32;
const combinationCost = 4;

export const placeKinds = 16;

/** Costs (penalties) of repeating earlier maps. All costs are integers, so sums are equal on every machine. */
export interface HistoryCosts {
  /** The cost of pupils a and b as neighbours, at `a * pupils + b`; symmetric. */
  pair: Int32Array;
  /** The pairs `a * pupils + b` of `together` groups; such pairs cost nothing. */
  wanted: Set<number>;
  /** The cost of a desk kind for a pupil, at `pupil * placeKinds + kind`. */
  place: Int32Array;
  /** The kind of each desk: the sum of 1 (front), 2 (back), 4 (edge) and 8 (no neighbouring desk). */
  placeByDesk: Uint8Array;
  /** For each pupil, the cost of having no neighbour at a desk with neighbouring desks. */
  alone: Int32Array;
  /** The desk of each pupil on the newest map, or -1. */
  last: Int32Array;
}

/** Computes the costs of repeating earlier maps; undefined without earlier maps. */
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

/** The costs without earlier maps: all costs are 0. */
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

/** The newest map with a pair sets the pair's cost; each older map with this pair adds 1. */
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

/** The kind of each desk: the sum of 1 (front), 2 (back), 4 (edge) and 8 (no neighbouring desk). */
export function toPlaces(grid: Grid): Uint8Array {
  const edge = edgeDesks(grid);
  return Uint8Array.from(grid.desks.keys(), (desk) => {
    const isIn = (set: Int32Array) => (set[desk >> 5]! >> (desk & 31)) & 1;
    const isEdge = edge.has(deskKey(grid.desks[desk]!)) ? 1 : 0;
    const isSingle = grid.nearList[desk]!.length === 0 ? 1 : 0;
    return isIn(grid.front) + 2 * isIn(grid.back) + 4 * isEdge + 8 * isSingle;
  });
}

/**
 * The cost of a turn (front, back, edge or alone) is what it adds to Σ (t − mean)², where t is a pupil's number of such
 * turns. Each combination, such as front and edge, is a further kind of turn with a small cost, so that later maps have
 * more choice.
 */
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
