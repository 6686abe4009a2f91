import type { Random } from '../random';
import type { Clock } from './clock';
import { decay } from './decay';
import type { Placement } from './placement';
import type { TableMove } from './tables';

export interface Annealing {
  placement: Placement;
  random: Random;
  clock: Clock;
  /** Recounts all costs after every move kept, and throws if they are not what was kept up to date. */
  assertScores: boolean;
}

/** Moves between two looks at the clock. */
const SLICE = 5000;
/** How hot the annealing of places starts, in units of zone cost, and by how many factors of e it cools down. */
const PLACES_HOT = 6;
const PLACES_FOLDS = 3.9;

/**
 * Simulated annealing of the repeated pairs (Kirkpatrick et al. 1983) by exchanging two desks, never at the price of a
 * condition. `hot` is in units of pair cost; it cools down by a factor of e so many `folds`. Leaves the placement at the best map found.
 */
export function* annealPairs(
  work: Annealing,
  moves: number,
  hot: number,
  folds: number,
): Generator<void, void> {
  const { placement, random, clock } = work;
  const desks = placement.pupilAt.length;
  const movable = movableDesks(placement);
  if (movable.length < 2) return;
  let best = placement.pairCost;
  let bestDesks = Int32Array.from(placement.deskOf);
  for (let i = 0; i < moves && best > 0; i += 1) {
    if (i % SLICE === SLICE - 1) {
      if (clock.isOver()) break;
      yield;
    }
    const temperature = hot * decay((folds * i) / moves);
    let a = movable[random.below(movable.length)]!;
    for (let retry = 0; retry < 4; retry += 1) {
      const pupil = placement.pupilAt[a]!;
      if (pupil >= 0 && placement.pairCostAt(pupil, a) > 0) break;
      a = movable[random.below(movable.length)]!;
    }
    const b = random.below(desks);
    const before = placement.pairCost;
    if (!mayExchange(placement, a, b)) continue;
    placement.exchange(a, b);
    const rise = placement.pairCost - before;
    const wanted = rise <= 0 || random.unit() < decay(rise / temperature);
    if (!wanted || !areContent(placement, a, b)) {
      placement.exchange(a, b);
      continue;
    }
    if (work.assertScores) assertCosts(placement);
    if (placement.pairCost < best) {
      best = placement.pairCost;
      bestDesks = Int32Array.from(placement.deskOf);
    }
  }
  restore(placement, bestDesks);
}

/**
 * Evens out front and back and avoids last time's desks, by exchanging desks or whole tables, without ever adding to
 * the repeated pairs. Leaves the placement at the best map found.
 */
export function* annealPlaces(
  work: Annealing,
  tableMoves: TableMove[],
  moves: number,
): Generator<void, void> {
  const { placement, random, clock } = work;
  const movable = movableDesks(placement);
  if (movable.length < 2) return;
  const { zoneFactor } = placement;
  const cost = () =>
    (placement.pairCost * 1_000_000 + placement.zoneCost) * zoneFactor + placement.lastCost;
  let best = cost();
  let bestDesks = Int32Array.from(placement.deskOf);
  const single = new Int32Array(2);
  for (let i = 0; i < moves; i += 1) {
    if (i % SLICE === SLICE - 1) {
      if (clock.isOver()) break;
      yield;
    }
    const temperature = zoneFactor * PLACES_HOT * decay((PLACES_FOLDS * i) / moves);
    single[0] = movable[random.below(movable.length)]!;
    single[1] = random.below(placement.pupilAt.length);
    const isTable = tableMoves.length > 0 && random.below(2) === 0;
    const move = isTable ? tableMoves[random.below(tableMoves.length)]! : single;
    const pairsBefore = placement.pairCost;
    const before = placement.zoneCost * zoneFactor + placement.lastCost;
    if (!apply(placement, move)) continue;
    const rise = placement.zoneCost * zoneFactor + placement.lastCost - before;
    const wanted =
      placement.pairCost <= pairsBefore && (rise <= 0 || random.unit() < decay(rise / temperature));
    if (!wanted || !(isTable || areContent(placement, single[0]!, single[1]!))) {
      takeBack(placement, move, move.length);
      continue;
    }
    if (work.assertScores) assertCosts(placement);
    const now = cost();
    if (now < best) {
      best = now;
      bestDesks = Int32Array.from(placement.deskOf);
    }
  }
  restore(placement, bestDesks);
}

/** Does all exchanges of a move; takes them back and answers false if somebody may not sit where they come. */
function apply(placement: Placement, move: Int32Array): boolean {
  for (let i = 0; i < move.length; i += 2) placement.exchange(move[i]!, move[i + 1]!);
  for (let i = 0; i < move.length; i += 1) {
    if (placement.fits(placement.pupilAt[move[i]!]!, move[i]!)) continue;
    takeBack(placement, move, move.length);
    return false;
  }
  return true;
}

function takeBack(placement: Placement, move: Int32Array, length: number): void {
  for (let i = length - 2; i >= 0; i -= 2) placement.exchange(move[i]!, move[i + 1]!);
}

/** Desks that are empty or hold a pupil who may sit elsewhere too. */
function movableDesks(placement: Placement): Int32Array {
  const { pupilAt } = placement;
  return Int32Array.from(pupilAt.keys()).filter((desk) => {
    const pupil = pupilAt[desk]!;
    return pupil < 0 || pupilAt.some((_, to) => to !== desk && placement.fits(pupil, to));
  });
}

function mayExchange(placement: Placement, a: number, b: number): boolean {
  const p = placement.pupilAt[a]!;
  const q = placement.pupilAt[b]!;
  return a !== b && p !== q && placement.fits(p, b) && placement.fits(q, a);
}

function areContent(placement: Placement, a: number, b: number): boolean {
  return placement.isContent(placement.pupilAt[a]!) && placement.isContent(placement.pupilAt[b]!);
}

function restore(placement: Placement, deskOf: Int32Array): void {
  placement.pupilAt.fill(-1);
  deskOf.forEach((desk, pupil) => {
    placement.deskOf[pupil] = desk;
    placement.pupilAt[desk] = pupil;
  });
  placement.recount();
}

function assertCosts(placement: Placement): void {
  const [pair, zone, last] = placement.countCosts();
  const kept = [placement.pairCost, placement.zoneCost, placement.lastCost];
  if (kept[0] === pair && kept[1] === zone && kept[2] === last) return;
  throw new Error(`Costs kept ${kept.join(', ')} but counted ${pair}, ${zone}, ${last}.`);
}
