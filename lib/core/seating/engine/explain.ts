import { brokenConditions } from '../checker';
import { pupilsOf, type SeatingProblem } from '../condition';
import type { Random } from '../random';
import type { Clock } from './clock';
import { findConflict, type Conflict } from './conflict';
import { decide } from './decide';
import { fillDesks } from './fill';
import { toSeating, type Grid } from './grid';
import { prepareModel } from './model';

/** Other minimal conflicts looked for, in the hope of a smaller one, if there are at most this many conditions. */
const RETRIES: readonly [conditions: number, retries: number][] = [
  [40, 4],
  [200, 1],
];
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
  const { room, pupils, conditions, locked = {} } = problem;
  const possible: Set<number>[] = [];
  function* isImpossible(chosen: number[]): Generator<void, boolean | undefined> {
    if (possible.some((broken) => chosen.every((index) => !broken.has(index)))) return false;
    if (clock.isOver()) return undefined;
    yield;
    const some = chosen.map((index) => conditions[index]!);
    const model = prepareModel(grid, pupils, some, locked);
    const decision = yield* decide(model, random, clock);
    if (decision.state === 'unknown') return undefined;
    if (decision.state === 'impossible') return true;
    const seats = toSeating(grid, pupils, fillDesks(model, decision.deskOf, random));
    possible.push(new Set(brokenConditions(room, conditions, seats)));
    return false;
  }

  let suspects = new Set(troublemakers.map((index) => pupils[index]!));
  let among = [...conditions.keys()];
  while (suspects.size > 0) {
    const accused = among.filter((index) =>
      pupilsOf(conditions[index]!).some((p) => suspects.has(p)),
    );
    if (accused.length > conditions.length / 2) break;
    if (yield* isImpossible(accused)) {
      among = accused;
      break;
    }
    const known = suspects.size;
    suspects = new Set(accused.flatMap((index) => pupilsOf(conditions[index]!)));
    if (suspects.size <= known) break;
  }

  let best = yield* findConflict(among, isImpossible);
  const isAll = best.conditions.length === among.length;
  const retries = isAll ? 0 : (RETRIES.find(([most]) => among.length <= most)?.[1] ?? 0);
  for (let i = 0; i < retries && best.minimal && best.conditions.length > SMALL_CONFLICT; i += 1) {
    const next = yield* findConflict(random.shuffle([...among]), isImpossible);
    if (next.minimal && next.conditions.length < best.conditions.length) best = next;
  }
  return best;
}
