import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import { annealRounds } from './anneal-rounds';
import { continueDesign } from './continue-design';
import { findDesign } from './designs';
import { findRound } from './find-round';
import type { GroupModel } from './group-model';
import type { GroupProblem } from './group-problem';
import { leastCost } from './least-cost';
import { addRounds, preparePairs, type PairTable } from './pair-table';
import { placeOnDesign } from './place-on-design';

interface Source {
  random: Random;
  clock: Clock;
}

const [movesOfPlace, mostMoves] = [10_000, 3_000_000];

/**
 * Finds rounds of groups that satisfy all conditions and in which few pairs of pupils share a group again. First takes
 * rounds from a known combinatorial design (rounds in which no two pupils meet twice), then uses simulated annealing.
 * Returns an array of the indices of pupils and empty places: round by round, and in each round group by group.
 */
export function* findRounds(
  problem: GroupProblem,
  model: GroupModel,
  round: Int32Array,
  { random, clock }: Source,
): Generator<number | void, Int32Array> {
  const table = preparePairs(problem, model);
  const ready = yield* roundsOfDesign(problem, model, table, { random, clock });
  const left = problem.rounds - ready.length / model.members;
  if (left === 0) return ready;
  const counted = { met: table.met.slice(), cost: table.cost };
  addRounds(model, counted, ready);
  const filled = yield* anneal(counted, left);
  if (ready.length === 0 || filled.cost <= leastCost(model, table, problem.rounds)) {
    return joined(ready, filled.memberAt);
  }
  const searched = yield* anneal(table, problem.rounds);
  return searched.cost < filled.cost ? searched.memberAt : joined(ready, filled.memberAt);

  function* anneal(pairs: PairTable, rounds: number) {
    let memberAt: Int32Array = new Int32Array();
    for (let count = 0; count < rounds; count += 1) {
      const found = yield* findRound(model, random, clock);
      memberAt = joined(memberAt, typeof found === 'string' ? round : found);
    }
    const moves = Math.min(mostMoves, movesOfPlace * memberAt.length);
    const least = leastCost(model, pairs, rounds);
    const cost = yield* annealRounds(model, pairs, memberAt, { least, moves, random, clock });
    return { memberAt, cost };
  }
}

function* roundsOfDesign(
  problem: GroupProblem,
  model: GroupModel,
  table: PairTable,
  { random, clock }: Source,
): Generator<void, Int32Array> {
  const { groups, places, members, blocks, besides, shares } = model;
  const isBound = besides.length + shares.length > 0 || blocks.some((block) => block.length > 1);
  const design = isBound ? undefined : findDesign(groups, places);
  if (!design) return new Int32Array();
  const { rounds, previous = [] } = problem;
  let best: Int32Array = new Int32Array();
  const source = { random, clock };
  const continued =
    previous.length > 0 && (yield* continueDesign(design, problem, members, source));
  const atRandom = random.shuffle(Int32Array.from({ length: members }, (_, point) => point));
  for (const pointOf of continued ? [continued, atRandom] : [atRandom]) {
    if (best.length === rounds * members) break;
    const clean = yield* placeOnDesign(design, model, table, pointOf, { rounds, random, clock });
    if (clean.length > best.length) best = clean;
  }
  return best;
}

function joined(one: Int32Array, other: Int32Array): Int32Array {
  return Int32Array.from([...one, ...other]);
}
