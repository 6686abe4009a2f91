import type { Random } from '../../random';
import type { Clock } from '../model/clock';
import { decay } from './decay';
import type { Violations } from './violations';

const movesInSlice = 2000;
const maxDraws = 8;
const startTemperature = 0.8;
const coolingFactors = 1.9;

/**
 * Lowers the number of broken conditions in a seating map by simulated annealing, which is fast in large crowded rooms
 * but proves nothing. Returns the best seating map found and the number of violations in that map.
 */
export function* repair(
  violations: Violations,
  moves: number,
  random: Random,
  clock: Clock,
  assertScores = false,
): Generator<void, { deskByPupil: Int32Array; total: number }> {
  const { deskByPupil, pupilByDesk, isLocked } = violations;
  let best = { deskByPupil: Int32Array.from(deskByPupil), total: violations.total };
  if (deskByPupil.length === 0) return best;
  for (let i = 0; i < moves && best.total > 0; i += 1) {
    if (i % movesInSlice === movesInSlice - 1) {
      yield;
      if (clock.isOver()) break;
    }
    let pupil = random.below(deskByPupil.length);
    for (let draw = 0; draw < maxDraws && !violations.hasBrokenCondition(pupil); draw += 1) {
      pupil = random.below(deskByPupil.length);
    }
    const from = deskByPupil[pupil]!;
    const to = random.below(pupilByDesk.length);
    const other = pupilByDesk[to]!;
    if (to === from || isLocked[pupil] === 1 || (other >= 0 && isLocked[other] === 1)) continue;
    const before = violations.total;
    violations.exchange(from, to);
    if (assertScores) assertTotal(violations);
    const rise = violations.total - before;
    const temperature = startTemperature * decay((coolingFactors * i) / moves);
    if (rise > 0 && random.unit() >= decay(rise / temperature)) {
      violations.exchange(from, to);
      if (assertScores) assertTotal(violations);
    } else if (violations.total < best.total) {
      best = { deskByPupil: Int32Array.from(deskByPupil), total: violations.total };
    }
  }
  return best;
}

function assertTotal(violations: Violations): void {
  const counted = violations.countTotal();
  if (violations.total === counted) return;
  throw new Error(`Broken conditions kept ${violations.total} but counted ${counted}.`);
}
