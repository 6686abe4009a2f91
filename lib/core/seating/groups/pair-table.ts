import type { GroupModel } from './group-model';
import type { GroupProblem } from './group-problem';

const apartCost = 10_000;

/**
 * For each pair of members (pupils or empty places): the number of rounds in which the pair shared a group, and the
 * penalty for sharing a group again.
 */
export interface PairTable {
  /**
   * Index a × n + b → number of rounds in which a and b shared a group; a and b are the indices of two of the n pupils
   * and empty places. For a pair that must be apart, the number starts at 1, so that even the first meeting has a
   * penalty.
   */
  met: Int16Array;
  /**
   * Index a × n + b → penalty for each new round of groups in which a and b share a group again; a and b are the
   * indices of two of the n pupils and empty places.
   */
  cost: Int16Array;
}

/**
 * Counts how often each pair of members (pupils or empty places) shared a group in earlier rounds of groups, and sets
 * the penalty for sharing a group again. Members who must share a group have no penalty.
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
 * Adds new rounds of groups to `met` (how often each two pupils or empty places shared a group), and returns the total
 * penalty of the new rounds.
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
