import {
  conditionPupils,
  type ConditionId,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { brokenConditions } from '../conditions/checker';
import type { SeatingProblem } from './problem';
import { earlierPairs, knownNeighbourPairs, repeatedAmong } from './repeats';

export interface MapDifference {
  nowKept: ConditionId[];
  nowBroken: ConditionId[];
  repeatedBefore: number;
  repeatedAfter: number;
  /**
   * Pupils of every condition that exactly one of the two maps breaks, and every two pupils who are neighbours again on
   * exactly one of the two maps.
   */
  differing: PupilId[];
  moved: PupilId[];
  seated: PupilId[];
  unseated: PupilId[];
  commonPairs: number;
  pairs: number;
}

/**
 * Compares two seating maps of the same room; pupils outside `problem.pupils` are ignored. Two neighbours named in a
 * satisfied `together` condition do not count as neighbours again.
 */
export function compareMaps(problem: SeatingProblem, from: Seating, to: Seating): MapDifference {
  return compareWith(problem, from)(to);
}

/**
 * Returns a function that compares a seating map with the map `from`. The facts about `from` are computed only once.
 */
export function compareWith(
  problem: SeatingProblem,
  from: Seating,
): (to: Seating) => MapDifference {
  const { room, conditions, pupils, history = [] } = problem;
  const known = new Set(pupils);
  const earlier = earlierPairs(history);
  const facts = (map: Seating) => {
    const isWhole = Object.keys(map).every((pupil) => known.has(pupil));
    const seats = isWhole
      ? map
      : Object.fromEntries(Object.entries(map).filter(([pupil]) => known.has(pupil)));
    const broken = brokenConditions(room, conditions, seats);
    const kept = conditions.filter(({ id }) => !broken.includes(id));
    const pairs = knownNeighbourPairs(seats);
    const repeated = repeatedAmong(pairs, kept, earlier);
    return { seats, broken, pairs, repeated };
  };
  const without = (all: readonly string[], others: readonly string[]) =>
    all.filter((one) => !others.includes(one));
  const before = facts(from);
  const pairsBefore = new Set(before.pairs);
  return (to) => {
    const after = facts(to);
    const nowKept = without(before.broken, after.broken);
    const nowBroken = without(after.broken, before.broken);
    const otherPairs = [
      ...without(before.repeated, after.repeated),
      ...without(after.repeated, before.repeated),
    ];
    const differing = new Set([
      ...conditions
        .filter(({ id }) => nowKept.includes(id) || nowBroken.includes(id))
        .flatMap(conditionPupils),
      ...otherPairs.flatMap((pair) => JSON.parse(pair) as PupilId[]),
    ]);
    const deskBefore = (pupil: PupilId) => before.seats[pupil];
    const deskAfter = (pupil: PupilId) => after.seats[pupil];
    return {
      nowKept,
      nowBroken,
      repeatedBefore: before.repeated.length,
      repeatedAfter: after.repeated.length,
      differing: pupils.filter((one) => differing.has(one)),
      moved: pupils.filter((one) => {
        const [was, is] = [deskBefore(one), deskAfter(one)];
        return was && is && (was.row !== is.row || was.col !== is.col);
      }),
      seated: pupils.filter((one) => !deskBefore(one) && deskAfter(one)),
      unseated: pupils.filter((one) => deskBefore(one) && !deskAfter(one)),
      commonPairs: after.pairs.filter((pair) => pairsBefore.has(pair)).length,
      pairs: after.pairs.length,
    };
  };
}
