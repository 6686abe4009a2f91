import { pupilsOf, type SeatingProblem } from '../condition';
import type { Random } from '../random';
import type { Clock } from './clock';
import { ConditionTable } from './condition-table';
import { findConflict, type Conflict, type ImpossibleTest } from './conflict';
import { decide } from './decide';
import { fillDesks } from './fill';
import type { Grid } from './grid';
import { prepareModel } from './model';
import { rotate } from './rotation';

/** Other minimal conflicts looked for, in the hope of a smaller one, if there are at most this many conditions. */
const RETRIES: readonly [conditions: number, retries: number][] = [
  [40, 4],
  [200, 1],
];
/** Steps of search for a guess at who is to blame. */
const ACCUSING_STEPS = 2000;
/** Nothing much smaller can be hoped for. */
const SMALL_CONFLICT = 2;

/**
 * Names a minimal clashing set of the conditions of an impossible problem, as small as a few tries get it. The pupils
 * who stood in the way of a map tell where to look first; what they say is tested, not trusted.
 */
export function* explain(
  problem: SeatingProblem,
  grid: Grid,
  troublemakers: number[],
  random: Random,
  clock: Clock,
): Generator<void, Conflict> {
  const { pupils, conditions, locked = {} } = problem;
  const table = new ConditionTable(grid, pupils, conditions);
  const isLocked = (pupil: number) => Object.hasOwn(locked, pupils[pupil]!);
  const seen: { deskOf: Int32Array; broken: number[] }[] = [];

  function* seeMap(
    chosen: number[],
    stepLimit?: number,
  ): Generator<void, (typeof seen)[number] | boolean> {
    const keeps = new Set(chosen);
    const known = seen.find(({ broken }) => !broken.some((index) => keeps.has(index)));
    if (known) return known;
    if (clock.isOver()) return false;
    yield;
    const some = chosen.map((index) => conditions[index]!);
    const model = prepareModel(grid, pupils, some, locked);
    const decision = yield* decide(model, random, clock, stepLimit);
    if (decision.state !== 'possible') return decision.state === 'impossible';
    const deskOf = fillDesks(model, decision.deskOf, random);
    const broken = [...conditions.keys()].filter((index) => table.isBroken(index, deskOf));
    seen.push({ deskOf, broken });
    return seen.at(-1)!;
  }

  const test: ImpossibleTest = function* (chosen, among, stepLimit) {
    const map = yield* seeMap(chosen, stepLimit);
    if (map === false) return undefined;
    if (map === true) return { impossible: true };
    const broken = map.broken.filter((index) => among.has(index));
    if (broken.length > 1) return { impossible: false };
    const needed = rotate(table, grid.size, isLocked, among, broken[0]!, map.deskOf);
    return { impossible: false, needed: yield* needed };
  };

  /** Few conditions among those who got in the way, or about them, that are impossible alone; or else all. */
  function* accuse(): Generator<void, number[]> {
    const all = [...conditions.keys()];
    const groups = conditions.map(pupilsOf);
    let suspects = new Set(troublemakers.map((index) => pupils[index]!));
    const within = all.filter((index) => groups[index]!.every((pupil) => suspects.has(pupil)));
    for (let accused = within; accused.length <= all.length / 2;) {
      if ((yield* seeMap(accused, ACCUSING_STEPS)) === true) return accused;
      const around = all.filter((index) => groups[index]!.some((pupil) => suspects.has(pupil)));
      if (around.length <= accused.length) break;
      accused = around;
      suspects = new Set(around.flatMap((index) => groups[index]!));
    }
    return all;
  }

  const among = yield* accuse();
  let best = yield* findConflict(among, test, clock.isOver);
  const isAll = best.conditions.length === among.length;
  const retries = isAll ? 0 : (RETRIES.find(([most]) => among.length <= most)?.[1] ?? 0);
  for (let i = 0; i < retries && best.minimal && best.conditions.length > SMALL_CONFLICT; i += 1) {
    const next = yield* findConflict(random.shuffle([...among]), test, clock.isOver);
    if (next.minimal && next.conditions.length < best.conditions.length) best = next;
  }
  return best;
}
