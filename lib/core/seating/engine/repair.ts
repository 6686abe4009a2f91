import type { Random } from '../random';
import type { Clock } from './clock';
import { decay } from './decay';
import type { Violations } from './violations';

/** Moves between two looks at the clock. */
const SLICE = 2000;
/** Draws for a pupil with a broken condition before anybody will do. */
const DRAWS = 8;
/** In units of one violation; it cools down by so many factors of e. */
const HOT = 0.8;
const FOLDS = 1.9;

/**
 * Simulated annealing of broken conditions: exchanges desks, mostly of pupils who have something to gain. Answers the
 * best map found, as the desk of each pupil, and how badly it breaks the conditions; 0 means that it keeps them all.
 * Not complete: it proves nothing, but finds its way through large crowded rooms, and what it has is never far off.
 * With `assertScores` it counts the score from scratch after every move and throws if that is not what was kept.
 */
export function* repair(
  violations: Violations,
  moves: number,
  random: Random,
  clock: Clock,
  assertScores = false,
): Generator<void, { deskOf: Int32Array; total: number }> {
  const { deskOf, pupilAt, isLocked } = violations;
  let best = { deskOf: Int32Array.from(deskOf), total: violations.total };
  if (deskOf.length === 0) return best;
  for (let i = 0; i < moves && best.total > 0; i += 1) {
    if (i % SLICE === SLICE - 1) {
      yield;
      if (clock.isOver()) break;
    }
    let pupil = random.below(deskOf.length);
    for (let draw = 0; draw < DRAWS && !violations.isTroubled(pupil); draw += 1) {
      pupil = random.below(deskOf.length);
    }
    const from = deskOf[pupil]!;
    const to = random.below(pupilAt.length);
    const other = pupilAt[to]!;
    if (to === from || isLocked[pupil] === 1 || (other >= 0 && isLocked[other] === 1)) continue;
    const before = violations.total;
    violations.exchange(from, to);
    if (assertScores) assertTotal(violations);
    const rise = violations.total - before;
    const temperature = HOT * decay((FOLDS * i) / moves);
    if (rise > 0 && random.unit() >= decay(rise / temperature)) {
      violations.exchange(from, to);
      if (assertScores) assertTotal(violations);
    } else if (violations.total < best.total) {
      best = { deskOf: Int32Array.from(deskOf), total: violations.total };
    }
  }
  return best;
}

function assertTotal(violations: Violations): void {
  const counted = violations.countTotal();
  if (violations.total === counted) return;
  throw new Error(`Broken conditions kept ${violations.total} but counted ${counted}.`);
}
