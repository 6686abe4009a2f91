import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Random } from '../../random';
import { explain } from '../explain/explain';
import type { Clock } from '../model/clock';
import { ConditionTable } from '../model/condition-table';
import type { Grid } from '../model/grid';
import { prepareModel } from '../model/search-model';
import { fillDesks } from '../search/fill-desks';
import { runSearch } from '../search/run-search';
import { findHittingSet } from './hitting-set';

export interface KeptWishes {
  deskByPupil: Int32Array;
  broken: number[];
  /** Whether it is proved that the number of broken wishes (conditions that may be broken) is the smallest possible. */
  isProved: boolean;
  /**
   * Sets of condition indices. The conditions of one set cannot all be satisfied, and at least one of these conditions
   * may be broken.
   */
  clashes: number[][];
}

/**
 * Finds a seating map that satisfies all hard conditions and breaks as few wishes (conditions that may be broken) as
 * possible. Repeatedly drops the fewest wishes that leave no known clash (conditions that cannot all be satisfied), by
 * implicit hitting sets (Davies & Bacchus 2011). The given map must satisfy the hard conditions.
 */
export function* keepWishes(
  problem: SeatingProblem,
  grid: Grid,
  deskByPupil: Int32Array,
  random: Random,
  clock: Clock,
): Generator<void, KeptWishes> {
  const { pupils, conditions, locked = {} } = problem;
  const table = new ConditionTable(grid, pupils, conditions);
  const wishes = [...conditions.keys()].filter((index) => conditions[index]!.wish);
  const clashes: number[][] = [];
  const best = {
    deskByPupil,
    broken: wishes.filter((index) => table.isBroken(index, deskByPupil)),
  };
  let lowerBound = 0;

  const answer = (isProved: boolean): KeptWishes => ({ ...best, isProved, clashes });
  const clashingWishes = () => clashes.map((clash) => clash.filter((one) => conditions[one]!.wish));

  function* attempt(dropped: ReadonlySet<number>): Generator<void, boolean | undefined> {
    const indices = [...conditions.keys()].filter((index) => !dropped.has(index));
    const some = indices.map((index) => conditions[index]!);
    const model = prepareModel(grid, pupils, some, locked);
    const decision = yield* runSearch(model, random, clock);
    if (decision.state === 'possible') {
      const map = fillDesks(model, decision.deskByPupil, random);
      const broken = wishes.filter((index) => table.isBroken(index, map));
      if (broken.length < best.broken.length) Object.assign(best, { deskByPupil: map, broken });
      return true;
    }
    if (decision.state === 'unknown' || clock.isOver()) return undefined;
    const sub = { ...problem, conditions: some };
    const conflict = yield* explain(sub, grid, decision.conflictPupils, random, clock, false);
    clashes.push(conflict.conditions.map((index) => indices[index]!));
    return false;
  }

  let dropped = new Set<number>();
  for (let found: boolean | undefined = false; !found;) {
    if (best.broken.length === 0) return answer(true);
    found = yield* attempt(dropped);
    if (found === undefined) return answer(false);
    dropped = new Set(clashingWishes().flat());
  }
  for (;;) {
    const { members, isSmallest } = findHittingSet(clashingWishes());
    if (isSmallest) lowerBound = Math.max(lowerBound, members.size);
    if (best.broken.length <= lowerBound) return answer(true);
    if (!isSmallest && members.size >= best.broken.length) return answer(false);
    if ((yield* attempt(members)) === undefined) return answer(false);
  }
}
