import { kindOf } from '@/lib/core/conditions/kinds';
import type { Condition } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { faultsIn, withMost } from '../../held-wishes';
import type { Random } from '../../random';
import type { Clock } from '../model/clock';
import { ConditionTable } from '../model/condition-table';
import { toSeating, type Grid } from '../model/grid';
import { prepareModel } from '../model/search-model';
import { repair } from '../repair/repair';
import { Violations } from '../repair/violations';
import { fillDesks } from '../search/fill-desks';
import { runSearch } from '../search/run-search';
import { keepWishes, type KeptWishes } from './keep-wishes';

const movesPerPupil = 400;
const stepsOfSearch = 3000;
const mostLooks = 200;

/**
 * Lowers the number of faults (such as two neighbours who should sit apart) of each broken wish whose faults can be
 * counted, without breaking more wishes. A wish is a condition that may be broken; earlier wishes have priority. Tries
 * 0 faults first, then 1, and so on (iterative deepening, Korf 1985).
 */
export function* fewestFaults(
  problem: SeatingProblem,
  grid: Grid,
  wishes: KeptWishes,
  random: Random,
  clock: Clock,
): Generator<void, KeptWishes> {
  const counted = wishes.broken.filter(
    (index) => kindOf(problem.conditions[index]!).countFaults !== undefined,
  );
  let conditions = problem.conditions;
  let best = wishes;
  for (const index of counted) {
    const given = { ...problem, conditions };
    best = yield* limitFaults(given, grid, best, index, random, clock);
    const seats = toSeating(grid, problem.pupils, best.deskByPupil);
    const limited = withMost(conditions[index]!, faultsIn(conditions[index]!, seats)!);
    conditions = conditions.with(index, { ...limited, wish: false });
  }
  return best;
}

function* limitFaults(
  problem: SeatingProblem,
  grid: Grid,
  wishes: KeptWishes,
  index: number,
  random: Random,
  clock: Clock,
): Generator<void, KeptWishes> {
  const { pupils, conditions, locked = {} } = problem;
  const wish = conditions[index]!;
  const count = (map: Int32Array) => faultsIn(wish, toSeating(grid, pupils, map))!;
  const held = conditions.filter((_, at) => !wishes.broken.includes(at));
  const isOnly = conditions.every((one, at) => at === index || !one.wish);

  function* search(some: Condition[]): Generator<void, Int32Array | 'none' | 'unknown'> {
    const model = prepareModel(grid, pupils, some, locked);
    const decision = yield* runSearch(model, random, clock, stepsOfSearch);
    if (decision.state === 'possible') return fillDesks(model, decision.deskByPupil, random);
    return decision.state === 'impossible' ? 'none' : 'unknown';
  }

  function* attempt(most: number): Generator<void, KeptWishes | 'none' | 'unknown'> {
    const limited = { ...withMost(wish, most), wish: false };
    const own = most > 0 ? yield* search([...held, limited]) : 'none';
    if (typeof own === 'object') return { ...wishes, deskByPupil: own };
    const isAsGood = most > 0 && wishes.broken.length === 1;
    if (isOnly || isAsGood || own === 'unknown') return own;
    const asked = { ...problem, conditions: conditions.with(index, limited) };
    const start = yield* search(asked.conditions.filter((one) => !one.wish));
    if (typeof start === 'string') return start;
    const others = yield* keepWishes(asked, grid, start, random, withLooks(clock, mostLooks));
    const broken = most > 0 ? [...others.broken, index].sort((a, b) => a - b) : others.broken;
    if (broken.length <= wishes.broken.length) return { ...wishes, ...others, broken };
    return others.isProved ? 'none' : 'unknown';
  }

  let best = {
    ...wishes,
    deskByPupil: yield* repaired(problem, grid, wishes, index, random, clock),
  };
  let most = 0;
  let isProved = wishes.isProved;
  for (; most < count(best.deskByPupil); most += 1) {
    const found = yield* attempt(most);
    if (typeof found === 'object') {
      best = found;
      break;
    }
    if (found === 'unknown') {
      isProved = false;
      break;
    }
  }
  while (!isProved && count(best.deskByPupil) > most) {
    const found = yield* attempt(count(best.deskByPupil) - 1);
    if (found === 'none') isProved = wishes.isProved;
    if (typeof found === 'string') break;
    best = found;
  }
  return { ...best, isProved };
}

function* repaired(
  { pupils, conditions, locked = {} }: SeatingProblem,
  grid: Grid,
  { deskByPupil, broken }: KeptWishes,
  index: number,
  random: Random,
  clock: Clock,
): Generator<void, Int32Array> {
  const kept = conditions.filter((_, at) => at === index || !broken.includes(at));
  const start = Int32Array.from(deskByPupil);
  const violations = new Violations(grid, pupils, kept, locked, start);
  const found = yield* repair(violations, movesPerPupil * pupils.length, random, clock);
  const table = new ConditionTable(grid, pupils, conditions);
  const isKept = [...conditions.keys()].every(
    (at) => broken.includes(at) || !table.isBroken(at, found.deskByPupil),
  );
  return isKept ? found.deskByPupil : deskByPupil;
}

function withLooks(clock: Clock, looks: number): Clock {
  let left = looks;
  return {
    elapsedMs: clock.elapsedMs,
    isOver: () => {
      left -= 1;
      return left < 0 || clock.isOver();
    },
  };
}
