import { conditionPupils } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { deskKey } from '@/lib/core/rooms/room';
import type { Grid } from '../model/grid';

/** The least cost of a repeated pair, and how much is added if the pair sat together in the newest map. */
const repeatCost = 64;
const recentCost = 64;

/**
 * Costs of what should be avoided because of earlier maps; pupils and desks by number. All costs are integers, so sums
 * are the same on every machine. The fields are in order of importance (design, section 4).
 */
export interface HistoryCosts {
  /** At `a * pupils + b`: the cost of a and b as neighbours; symmetric. */
  pair: Int32Array;
  /** `a * pupils + b` for all a and b of one together group. A condition asks for these pairs, so they cost nothing. */
  wanted: Set<number>;
  /** At `pupil * 3 + zone`: the cost of that pupil in zone 0 (front), 1 (neither), 2 (back). */
  zone: Int32Array;
  /** For each desk its zone, as above. Desks that are both front and back count as 1. */
  zoneByDesk: Uint8Array;
  /** For each pupil the desk they had last, or -1. */
  last: Int32Array;
}

/** Computes the costs from the problem's history; undefined without a history. */
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
  weighZones(seatings, grid, costs);
  return costs;
}

/** The costs where there are no earlier maps. */
export function noHistoryCosts(problem: SeatingProblem, grid: Grid): HistoryCosts {
  const { pupils } = problem;
  const indexByPupil = new Map(pupils.map((pupil, index) => [pupil, index]));
  return {
    pair: new Int32Array(pupils.length * pupils.length),
    wanted: findWantedPairs(problem, indexByPupil),
    zone: new Int32Array(pupils.length * 3),
    zoneByDesk: toZones(grid),
    last: new Int32Array(pupils.length).fill(-1),
  };
}

/** The newest time costs `cost`; each earlier time adds 1. */
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
    if (condition.type !== 'together') continue;
    const group = conditionPupils(condition).map((pupil) => indexByPupil.get(pupil)!);
    for (const a of group) for (const b of group) wanted.add(a * pupils.length + b);
  }
  return wanted;
}

function toZones(grid: Grid): Uint8Array {
  return Uint8Array.from(grid.desks.keys(), (desk) => {
    const bit = 1 << (desk & 31);
    const isFront = (grid.front[desk >> 5]! & bit) !== 0;
    const isBack = (grid.back[desk >> 5]! & bit) !== 0;
    if (isFront === isBack) return 1;
    return isFront ? 0 : 2;
  });
}

/**
 * A pupil with f turns in front and b at the back has the unevenness f² + b² + (b − f)². The cost of a zone is what one
 * more turn there adds to it. Earlier desks count by their row, so maps of other rooms count too.
 */
function weighZones(
  seatings: { pupil: number; desk: { row: number } }[][],
  grid: Grid,
  costs: HistoryCosts,
): void {
  const rows = grid.desks.map((desk) => desk.row);
  const frontEnd = Math.max(...rows.filter((_, desk) => costs.zoneByDesk[desk] === 0));
  const backStart = Math.min(...rows.filter((_, desk) => costs.zoneByDesk[desk] === 2));
  const front = new Int32Array(costs.last.length);
  const back = new Int32Array(costs.last.length);
  for (const { pupil, desk } of seatings.flat()) {
    if (desk.row <= frontEnd) front[pupil]! += 1;
    else if (desk.row >= backStart) back[pupil]! += 1;
  }
  for (let pupil = 0; pupil < front.length; pupil += 1) {
    const f = front[pupil]!;
    const b = back[pupil]!;
    costs.zone[pupil * 3] = 4 * f - 2 * b + 2;
    costs.zone[pupil * 3 + 2] = 4 * b - 2 * f + 2;
  }
}
