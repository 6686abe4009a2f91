import { conditionPupils } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { findAloneConflict } from '../../alone-conflict';
import type { Random } from '../../random';
import type { Clock } from '../model/clock';
import { ConditionTable } from '../model/condition-table';
import { findConflict, type Conflict, type ImpossibleTest } from './conflict';
import { runSearch } from '../search/run-search';
import { fillDesks } from '../search/fill-desks';
import type { Grid } from '../model/grid';
import { prepareModel } from '../model/search-model';
import { rotate } from './rotation';

const retriesBySize: readonly [conditions: number, retries: number][] = [
  [40, 4],
  [200, 1],
];
const narrowingSteps = 2000;
const smallConflict = 2;

/**
 * Finds a minimal conflict (set of conditions that no map satisfies) in an impossible seating problem. Tests conditions
 * about the pupils `conflictPupils` first. With `triesSmaller`, also searches for a conflict with fewer conditions.
 */
export function* explain(
  problem: SeatingProblem,
  grid: Grid,
  conflictPupils: number[],
  random: Random,
  clock: Clock,
  triesSmaller = true,
): Generator<void, Conflict> {
  const { pupils, conditions, locked = {} } = problem;
  const crowded = findAloneConflict(problem);
  if (crowded) {
    const ids = new Set(crowded.conditions);
    return {
      conditions: [...conditions.keys()].filter((index) => ids.has(conditions[index]!.id)),
      // `findAloneConflict` ignores locked pupils. With locked pupils, fewer of these conditions may already be
      // impossible to satisfy.
      minimal: Object.keys(locked).length === 0,
    };
  }
  const table = new ConditionTable(grid, pupils, conditions);
  const isLocked = (pupil: number) => Object.hasOwn(locked, pupils[pupil]!);
  const knownMaps: { deskByPupil: Int32Array; broken: number[] }[] = [];

  function* findMap(
    chosen: number[],
    stepLimit?: number,
  ): Generator<void, (typeof knownMaps)[number] | boolean> {
    const keeps = new Set(chosen);
    const known = knownMaps.find(({ broken }) => !broken.some((index) => keeps.has(index)));
    if (known) return known;
    if (clock.isOver()) return false;
    yield;
    const chosenConditions = chosen.map((index) => conditions[index]!);
    const model = prepareModel(grid, pupils, chosenConditions, locked);
    const decision = yield* runSearch(model, random, clock, stepLimit);
    if (decision.state !== 'possible') return decision.state === 'impossible';
    const deskByPupil = fillDesks(model, decision.deskByPupil, random);
    const broken = [...conditions.keys()].filter((index) => table.isBroken(index, deskByPupil));
    knownMaps.push({ deskByPupil, broken });
    return knownMaps.at(-1)!;
  }

  const test: ImpossibleTest = function* (chosen, among, stepLimit) {
    const map = yield* findMap(chosen, stepLimit);
    if (map === false) return undefined;
    if (map === true) return { impossible: true };
    const broken = map.broken.filter((index) => among.has(index));
    if (broken.length > 1) return { impossible: false };
    const needed = rotate(table, grid.size, isLocked, among, broken[0]!, map.deskByPupil);
    return { impossible: false, needed: yield* needed };
  };

  function* narrowDown(): Generator<void, number[]> {
    const all = [...conditions.keys()];
    const groups = conditions.map(conditionPupils);
    let suspects = new Set(conflictPupils.map((index) => pupils[index]!));
    const within = all.filter((index) => groups[index]!.every((pupil) => suspects.has(pupil)));
    for (let narrowed = within; narrowed.length <= all.length / 2;) {
      if ((yield* findMap(narrowed, narrowingSteps)) === true) return narrowed;
      const around = all.filter((index) => groups[index]!.some((pupil) => suspects.has(pupil)));
      if (around.length <= narrowed.length) break;
      narrowed = around;
      suspects = new Set(around.flatMap((index) => groups[index]!));
    }
    return all;
  }

  const among = yield* narrowDown();
  let best = yield* findConflict(among, test, clock.isOver);
  const isOnce = !triesSmaller || best.conditions.length === among.length;
  const retries = isOnce ? 0 : (retriesBySize.find(([most]) => among.length <= most)?.[1] ?? 0);
  for (let i = 0; i < retries && best.minimal && best.conditions.length > smallConflict; i += 1) {
    const next = yield* findConflict(random.shuffle([...among]), test, clock.isOver, true);
    if (next.minimal && next.conditions.length < best.conditions.length) best = next;
  }
  return best;
}
