import type { Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Random } from '../../random';
import { deskKey } from '@/lib/core/rooms/room';
import type { Clock } from '../model/clock';
import type { Grid } from '../model/grid';
import { prepareModel, type SearchModel } from '../model/search-model';
import { runSearch, type SearchAnswer } from '../search/run-search';

const stepsUp = 1500;
const stepsDown = 6000;

export interface FewestMoves {
  deskByPupil: Int32Array;
  moved: number;
  /** Whether it is proved that every valid map moves at least `moved` pupils. */
  isProved: boolean;
}

/**
 * Finds a valid map on which as few pupils as possible leave their desks on the edited map; undefined if no map was
 * found. Allows 0 moved pupils, then 1, and so on (iterative deepening, Korf 1985). If a search takes too many steps,
 * starts from any valid map and lowers the number of moved pupils.
 */
export function* findFewestMoves(
  problem: SeatingProblem,
  grid: Grid,
  edited: Seating,
  random: Random,
  clock: Clock,
): Generator<void, FewestMoves | undefined> {
  const { pupils, conditions, locked = {} } = problem;
  const everyPupil = pupils.map((): number[] => []);
  const model = prepareModel(grid, pupils, conditions, locked, everyPupil);
  const desks = new Int32Array(model.variables).fill(-1);
  pupils.forEach((pupil, v) => {
    const desk = Object.hasOwn(edited, pupil) ? edited[pupil] : undefined;
    if (desk) desks[v] = grid.numberByKey.get(deskKey(desk)) ?? -1;
  });
  const branching = model.branching.map((one, v) => (desks[v]! >= 0 ? 1 : one));
  const countMoved = (deskByPupil: Int32Array) =>
    deskByPupil.reduce((sum, desk, v) => sum + (desks[v]! >= 0 && desk !== desks[v] ? 1 : 0), 0);
  const search = (mostMoved: number, steps: number): Generator<void, SearchAnswer> => {
    const attempt: SearchModel = { ...model, branching, home: { desks, mostMoved } };
    return runSearch(attempt, random, clock, steps);
  };

  let fewest = 0;
  for (; fewest <= pupils.length; fewest += 1) {
    const decision = yield* search(fewest, stepsUp);
    if (decision.state === 'possible') {
      return {
        deskByPupil: decision.deskByPupil,
        moved: countMoved(decision.deskByPupil),
        isProved: true,
      };
    }
    if (decision.state === 'unknown') break;
  }
  if (fewest > pupils.length) return undefined;
  let best: FewestMoves | undefined;
  for (let limit = pupils.length; ; limit = best.moved - 1) {
    const decision = yield* search(limit, best ? stepsDown : Infinity);
    if (decision.state === 'possible') {
      const moved = countMoved(decision.deskByPupil);
      best = { deskByPupil: decision.deskByPupil, moved, isProved: moved <= fewest };
      if (best.isProved) return best;
    } else {
      return best && { ...best, isProved: decision.state === 'impossible' };
    }
  }
}
