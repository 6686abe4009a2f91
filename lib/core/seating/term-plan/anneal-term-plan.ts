import type { Clock } from '../engine/model/clock';
import { decay } from '../engine/repair/decay';
import type { Random } from '../random';
import type { TermPlanState } from './term-plan-state';

export interface TermPlanAnnealing {
  state: TermPlanState;
  random: Random;
  clock: Clock;
  assertScores: boolean;
}

const movesInSlice = 20_000;

/**
 * Lowers how often pairs of pupils touch (sit at touching desks) again in a term plan, by simulated annealing
 * (Kirkpatrick et al. 1983), without breaking a condition. Leaves the best maps found in `state`; stops early at a
 * penalty of at most `enough`.
 */
export function* annealTermPlan(
  { state, random, clock, assertScores }: TermPlanAnnealing,
  moves: number,
  [hot, folds]: readonly [number, number],
  enough: number,
): Generator<void, void> {
  const { open, grid } = state;
  let best = state.cost;
  let bestDesks = state.copy();
  let temperature = hot;
  for (let i = 0; i < moves && best > enough; i += 1) {
    if (i % 256 === 0) temperature = hot * decay((folds * i) / moves);
    if (i % movesInSlice === movesInSlice - 1) {
      if (clock.isOver()) break;
      yield;
    }
    const map = open[random.below(open.length)]!;
    const { placement } = map;
    let a = random.below(grid.size);
    for (let retry = 0; retry < 3 && !state.meetsAgain(map, a); retry += 1) {
      a = random.below(grid.size);
    }
    const b = random.below(grid.size);
    const p = placement.pupilByDesk[a]!;
    const q = placement.pupilByDesk[b]!;
    if (p === q || !placement.fits(p, b) || !placement.fits(q, a)) continue;
    const rise = state.rise(map, a, b);
    if (rise > 0 && random.unit() >= decay(rise / temperature)) continue;
    state.exchange(map, a, b, rise);
    if (!placement.keepsGroupConditions(p) || !placement.keepsGroupConditions(q)) {
      state.exchange(map, a, b, -rise);
      continue;
    }
    if (assertScores) state.assert();
    if (state.cost < best) {
      best = state.cost;
      bestDesks = state.copy();
    }
  }
  if (state.cost > best) state.restore(bestDesks);
}
