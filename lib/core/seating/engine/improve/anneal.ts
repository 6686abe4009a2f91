import type { Random } from '../../random';
import { turnCost } from './history-costs';
import type { Clock } from '../model/clock';
import { decay } from '../repair/decay';
import type { Placement } from './placement';
import type { TableMove } from './table-moves';

export interface Annealing {
  placement: Placement;
  random: Random;
  clock: Clock;
  assertScores: boolean;
}

const movesInSlice = 5000;
const placesStartTemperature = 0.7;
const placesCoolingFactors = 3;
const pairWeight = 0.5;

/**
 * Changes a seating map by simulated annealing (Kirkpatrick et al. 1983) so that fewer pairs of pupils are neighbours
 * again. Never breaks a condition, and ends with the best map found.
 */
export function* annealPairs(
  work: Annealing,
  moves: number,
  startTemperature: number,
  coolingFactors: number,
): Generator<void, void> {
  const { placement, random, clock } = work;
  const desks = placement.pupilByDesk.length;
  const movable = movableDesks(placement);
  if (movable.length < 2) return;
  let best = placement.pairCost;
  let bestDesks = Int32Array.from(placement.deskByPupil);
  for (let i = 0; i < moves && best > 0; i += 1) {
    if (i % movesInSlice === movesInSlice - 1) {
      if (clock.isOver()) break;
      yield;
    }
    const temperature = startTemperature * decay((coolingFactors * i) / moves);
    let a = movable[random.below(movable.length)]!;
    for (let retry = 0; retry < 4; retry += 1) {
      const pupil = placement.pupilByDesk[a]!;
      if (pupil >= 0 && placement.pairCostAt(pupil, a) > 0) break;
      a = movable[random.below(movable.length)]!;
    }
    const b = random.below(desks);
    const before = placement.pairCost;
    if (!mayExchange(placement, a, b)) continue;
    placement.exchange(a, b);
    const rise = placement.pairCost - before;
    const wanted = rise <= 0 || random.unit() < decay(rise / temperature);
    if (!wanted || !bothKeepGroupConditions(placement, a, b)) {
      placement.exchange(a, b);
      continue;
    }
    if (work.assertScores) assertCosts(placement);
    if (placement.pairCost < best) {
      best = placement.pairCost;
      bestDesks = Int32Array.from(placement.deskByPupil);
    }
  }
  restore(placement, bestDesks);
}

/**
 * Improves a map by simulated annealing: shares the seats in front, at the back, at the edge and without neighbours
 * evenly among the pupils, then moves pupils away from their desks on the last map. The penalty for pupils who are
 * neighbours again does not rise. With `keepPairs`, only whole tables move, so all pupils keep their neighbours.
 */
export function* annealPlaces(
  work: Annealing,
  tableMoves: TableMove[],
  moves: number,
  keepPairs = false,
): Generator<void, void> {
  const { placement, random, clock } = work;
  const movable = movableDesks(placement);
  if (movable.length < 2) return;
  const { turnFactor } = placement;
  const cost = () =>
    (placement.pairCost * 10_000_000 + placement.turnCost) * turnFactor + placement.lastCost;
  let best = cost();
  let bestDesks = Int32Array.from(placement.deskByPupil);
  const single = new Int32Array(2);
  for (let i = 0; i < moves; i += 1) {
    if (i % movesInSlice === movesInSlice - 1) {
      if (clock.isOver()) break;
      yield;
    }
    const temperature =
      turnFactor * turnCost * placesStartTemperature * decay((placesCoolingFactors * i) / moves);
    single[0] = movable[random.below(movable.length)]!;
    single[1] = random.below(placement.pupilByDesk.length);
    const isTable = keepPairs || (tableMoves.length > 0 && random.below(2) === 0);
    const move = isTable ? tableMoves[random.below(tableMoves.length)]! : single;
    const before =
      (placement.turnCost + pairWeight * placement.pairCost) * turnFactor + placement.lastCost;
    if (!apply(placement, move)) continue;
    const rise =
      (placement.turnCost + pairWeight * placement.pairCost) * turnFactor +
      placement.lastCost -
      before;
    const wanted = rise <= 0 || random.unit() < decay(rise / temperature);
    if (!wanted || !(isTable || bothKeepGroupConditions(placement, single[0]!, single[1]!))) {
      undo(placement, move, move.length);
      continue;
    }
    if (work.assertScores) assertCosts(placement);
    const now = cost();
    if (now < best) {
      best = now;
      bestDesks = Int32Array.from(placement.deskByPupil);
    }
  }
  restore(placement, bestDesks);
}

/**
 * Carries out a move (a list of desk numbers): exchanges the pupils at the first and second desk, then at the third and
 * fourth, and so on. If a pupil may not sit at the new desk, undoes all exchanges and returns false.
 */
export function apply(placement: Placement, move: Int32Array): boolean {
  for (let i = 0; i < move.length; i += 2) placement.exchange(move[i]!, move[i + 1]!);
  for (let i = 0; i < move.length; i += 1) {
    if (placement.fits(placement.pupilByDesk[move[i]!]!, move[i]!)) continue;
    undo(placement, move, move.length);
    return false;
  }
  return true;
}

export function undo(placement: Placement, move: Int32Array, length: number): void {
  for (let i = length - 2; i >= 0; i -= 2) placement.exchange(move[i]!, move[i + 1]!);
}

function movableDesks(placement: Placement): Int32Array {
  const { pupilByDesk } = placement;
  return Int32Array.from(pupilByDesk.keys()).filter((desk) => {
    const pupil = pupilByDesk[desk]!;
    return pupil < 0 || pupilByDesk.some((_, to) => to !== desk && placement.fits(pupil, to));
  });
}

function mayExchange(placement: Placement, a: number, b: number): boolean {
  const p = placement.pupilByDesk[a]!;
  const q = placement.pupilByDesk[b]!;
  return a !== b && p !== q && placement.fits(p, b) && placement.fits(q, a);
}

function bothKeepGroupConditions(placement: Placement, a: number, b: number): boolean {
  return (
    placement.keepsGroupConditions(placement.pupilByDesk[a]!) &&
    placement.keepsGroupConditions(placement.pupilByDesk[b]!)
  );
}

function restore(placement: Placement, deskByPupil: Int32Array): void {
  placement.pupilByDesk.fill(-1);
  deskByPupil.forEach((desk, pupil) => {
    placement.deskByPupil[pupil] = desk;
    placement.pupilByDesk[desk] = pupil;
  });
  placement.recount();
}

function assertCosts(placement: Placement): void {
  const [pair, turn, last] = placement.countCosts();
  const kept = [placement.pairCost, placement.turnCost, placement.lastCost];
  if (kept[0] === pair && kept[1] === turn && kept[2] === last) return;
  throw new Error(`Costs kept ${kept.join(', ')} but counted ${pair}, ${turn}, ${last}.`);
}
