import { brokenConditions } from './checker';
import type { SeatingProblem } from './condition';
import type { PupilId, Seating } from './model';
import { deskKey } from './room';
import { neighbourPairs, repeatedPairs } from './repeats';

/** What differs between two maps of the same room. */
export interface MapDifference {
  /** Indices of conditions that the first map breaks and the second keeps, and the other way round; ascending. */
  nowKept: number[];
  nowBroken: number[];
  /** Neighbour pairs of each that were neighbours in an earlier map. */
  repeatedBefore: number;
  repeatedAfter: number;
  /** Pupils who have a desk in both, and not the same one; in the order of the problem. */
  moved: PupilId[];
  /** Pupils who have a desk only in the second map, and only in the first. */
  seated: PupilId[];
  unseated: PupilId[];
  /** Neighbour pairs that both maps have, and all of the second map. */
  commonPairs: number;
  pairs: number;
}

/**
 * Compares two maps. Only pupils of the problem count; pairs that a kept `together` condition asks for are not repeated,
 * but in common.
 */
export function compareMaps(problem: SeatingProblem, from: Seating, to: Seating): MapDifference {
  const { room, conditions, pupils } = problem;
  const known = new Set(pupils);
  const ofProblem = (map: Seating): Seating =>
    Object.fromEntries(Object.entries(map).filter(([pupil]) => known.has(pupil)));
  const [first, second] = [ofProblem(from), ofProblem(to)];
  const brokenBefore = brokenConditions(room, conditions, first);
  const brokenAfter = brokenConditions(room, conditions, second);
  const without = (all: number[], others: number[]) => all.filter((one) => !others.includes(one));
  const repeats = (map: Seating, broken: number[]) => {
    const kept = conditions.filter((_, index) => !broken.includes(index));
    return repeatedPairs({ ...problem, conditions: kept }, map).length;
  };
  const pairsBefore = new Set(neighbourPairs(first));
  const pairsAfter = neighbourPairs(second);
  return {
    nowKept: without(brokenBefore, brokenAfter),
    nowBroken: without(brokenAfter, brokenBefore),
    repeatedBefore: repeats(first, brokenBefore),
    repeatedAfter: repeats(second, brokenAfter),
    moved: pupils.filter(
      (one) => first[one] && second[one] && deskKey(first[one]) !== deskKey(second[one]),
    ),
    seated: pupils.filter((one) => !first[one] && second[one]),
    unseated: pupils.filter((one) => first[one] && !second[one]),
    commonPairs: pairsAfter.filter((pair) => pairsBefore.has(pair)).length,
    pairs: pairsAfter.length,
  };
}
