import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import type { Design } from './designs';
import type { GroupModel } from './group-model';
import type { PairTable } from './pair-table';

const moves = 40_000;
const movesBetweenYields = 2_000;
const temperature = 0.5;
const roundCost = 3;

/**
 * Assigns members (pupils and empty places) to the points of a combinatorial design (rounds of groups in which no two
 * points meet twice) by simulated annealing. Returns up to `rounds` rounds in which no two pupils share a group again
 * and no pair that must be apart shares a group. Changes the first assignment `pointOf` (array: member → point) in
 * place.
 */
export function* placeOnDesign(
  design: Design,
  { members }: GroupModel,
  { met, cost }: PairTable,
  pointOf: Int32Array,
  { rounds, random, clock }: { rounds: number; random: Random; clock: Clock },
): Generator<void, Int32Array> {
  const all = [...pointOf.keys()];
  const avoided = all.map((a) =>
    all.filter((b) => met[a * members + b]! > 0 && cost[a * members + b]! > 0),
  );
  const involved = all.filter((member) => avoided[member]!.length > 0);
  const faults = new Int32Array(design.rounds);
  const roundOf = (a: number, b: number) => design.roundOf[pointOf[a]! * members + pointOf[b]!]!;
  const count = (member: number, others: number[], by: number) => {
    for (const other of others) {
      const round = roundOf(member, other);
      if (round >= 0) faults[round]! += by;
    }
  };
  /**
   * If a and b must not meet, their pair is subtracted twice and added twice. The two errors cancel out, because the
   * exchange does not change the round in which a and b meet.
   */
  const exchange = (a: number, b: number) => {
    count(a, avoided[a]!, -1);
    count(b, avoided[b]!, -1);
    [pointOf[a], pointOf[b]] = [pointOf[b]!, pointOf[a]!];
    count(a, avoided[a]!, 1);
    count(b, avoided[b]!, 1);
  };
  const total = () => {
    const chosen = faults.slice().sort().subarray(0, rounds);
    return chosen.reduce((sum, pairs) => sum + (pairs > 0 ? pairs + roundCost : 0), 0);
  };
  for (const a of involved)
    count(
      a,
      avoided[a]!.filter((b) => b < a),
      1,
    );
  let now = total();
  let best = now;
  const bestPointOf = pointOf.slice();
  for (let move = 1; move <= moves && best > 0; move += 1) {
    if (move % movesBetweenYields === 0) {
      if (clock.isOver()) break;
      yield;
    }
    const a = involved[random.below(involved.length)]!;
    const b = random.below(members);
    if (a === b) continue;
    exchange(a, b);
    const next = total();
    if (next > now && random.unit() >= Math.exp((now - next) / temperature)) exchange(a, b);
    else now = next;
    if (now < best) {
      best = now;
      bestPointOf.set(pointOf);
    }
  }
  return cleanRounds(design, bestPointOf, rounds, (a, b) => avoided[a]!.includes(b));
}

function cleanRounds(
  { rounds: count, pointAt, roundOf }: Design,
  pointOf: Int32Array,
  rounds: number,
  isAvoided: (a: number, b: number) => boolean,
): Int32Array {
  const members = pointOf.length;
  const memberOf = Int32Array.from(pointOf);
  pointOf.forEach((point, member) => (memberOf[point] = member));
  const isClean = new Array<boolean>(count).fill(true);
  roundOf.forEach((round, pair) => {
    const [a, b] = [memberOf[Math.floor(pair / members)]!, memberOf[pair % members]!];
    if (round >= 0 && isAvoided(a, b)) isClean[round] = false;
  });
  const clean = [...isClean.keys()].filter((round) => isClean[round]).slice(0, rounds);
  const inRound = (round: number) => pointAt.subarray(round * members, (round + 1) * members);
  return Int32Array.from(clean.flatMap((round) => [...inRound(round)].map((p) => memberOf[p]!)));
}
