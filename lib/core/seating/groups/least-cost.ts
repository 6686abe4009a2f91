import type { GroupModel } from './group-model';
import type { PairTable } from './pair-table';

/**
 * Computes a lower bound for the number of repeats (two pupils who share a group again) in further rounds of groups.
 * Repeats are certain if no new pairs of pupils are left, or if a group has more places than the number of groups.
 */
export function leastCost(model: GroupModel, { met, cost }: PairTable, rounds: number): number {
  const { pupils, groups, places, members, blocks } = model;
  const smallest = members > pupils ? places - 1 : places;
  let spare = 0;
  let missing = 0;
  let pairsInBlocks = 0;
  for (const block of blocks) {
    pairsInBlocks += (block.length * (block.length - 1)) / 2;
    for (const pupil of block) {
      if (pupil >= pupils) continue;
      const others = Array.from({ length: pupils }, (_, other) => pupil * members + other);
      const isNew = (pair: number) => cost[pair] === 1 && met[pair] === 0;
      const free = others.filter((pair) => pair !== pupil * members + pupil && isNew(pair)).length;
      spare += free;
      missing += Math.max(0, rounds * (smallest - block.length) - free);
    }
  }
  const emptyPlaces = members - pupils;
  const pairsOfRound = (groups * places * (places - 1)) / 2 - emptyPlaces * (places - 1);
  const lackOfPairs = rounds * (pairsOfRound - pairsInBlocks) - spare / 2;
  const mixed =
    pairsInBlocks > 0
      ? 0
      : (groups - emptyPlaces) * pairsAmong(places, groups) +
        emptyPlaces * pairsAmong(places - 1, groups);
  return Math.max(0, Math.ceil(missing / 2), lackOfPairs, (rounds - 1) * mixed);
}

function pairsAmong(pupils: number, groups: number): number {
  const even = Math.floor(pupils / groups);
  return (pupils % groups) * even + (groups * even * (even - 1)) / 2;
}
