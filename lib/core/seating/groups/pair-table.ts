import type { GroupModel } from './group-model';
import type { GroupProblem } from './group-problem';

/** The cost of two members in one group who must be apart. It is higher than any exchange can save. */
const apartCost = 10_000;

/** For each pair of members, the number of shared rounds and the cost of one more shared round. */
export interface PairTable {
  /**
   * The number of rounds in which a and b share a group, at `a * members + b`. A pair that must be apart starts at 1,
   * so its first meeting has a cost.
   */
  met: Int16Array;
  /** The cost of each further round in which a and b share a group, at `a * members + b`. */
  cost: Int16Array;
}

/**
 * Prepares the table of pairs for the first new round, with the pairs that met in earlier rounds. Pairs within a block
 * cost nothing.
 */
export function preparePairs(problem: GroupProblem, model: GroupModel): PairTable {
  const { members, pupils, blocks, apart } = model;
  const met = Int16Array.from(apart);
  const cost = Int16Array.from(apart, (isApart, pair) => {
    const isOfPupils = Math.floor(pair / members) < pupils && pair % members < pupils;
    return isApart ? apartCost : Number(isOfPupils);
  });
  for (const block of blocks)
    for (const a of block) for (const b of block) cost[a * members + b] = 0;
  const indexOf = new Map(problem.pupils.map((pupil, index) => [pupil, index]));
  for (const group of (problem.previous ?? []).flat()) {
    const known = group.flatMap((pupil) => indexOf.get(pupil) ?? []);
    for (const a of known) for (const b of known) if (a !== b) met[a * members + b]! += 1;
  }
  return { met, cost };
}

/**
 * Adds the pairs that meet in new rounds to the table and returns their cost. `memberAt` has the member at each place,
 * round by round.
 */
export function addRounds(
  { members, places }: GroupModel,
  { met, cost }: PairTable,
  memberAt: Int32Array,
): number {
  let sum = 0;
  for (let index = 0; index < memberAt.length; index += 1) {
    const a = memberAt[index]!;
    for (let other = index - (index % places); other < index; other += 1) {
      const b = memberAt[other]!;
      if (met[a * members + b]! > 0) sum += cost[a * members + b]!;
      met[a * members + b]! += 1;
      met[b * members + a]! += 1;
    }
  }
  return sum;
}
