import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import { clashCodes, findProblemIssues, type ProblemIssue } from '../problem';

/** The groups of one round; a round of the engine has every pupil in one of them. */
export type Round = PupilId[][];

/** Input of `makeGroups`: groups of a class for one or more rounds. */
export interface GroupProblem {
  /** The pupils, each once, without absent pupils. */
  pupils: PupilId[];
  /** The size of the largest group, or the number of groups. Sizes differ by at most one. */
  division: { size: number } | { count: number };
  rounds: number;
  /**
   * Of a condition, only the relation between its pupils counts, because a group is a part of the class, not of the
   * room. Pupils together are in one group in every round; pupils apart or at a distance never are. A `beside` pupil is
   * in one group with at least one of the others. Each `mixed` list is shared evenly among the groups. Places do not
   * count.
   */
  conditions: Condition[];
  /** Earlier rounds, whose pairs are not to be repeated. They may name pupils outside the class. */
  previous?: Round[];
}

/** Finds issues of the pupils and conditions; an empty list if groups can be made or proved impossible. */
export function findGroupIssues({ pupils, conditions }: GroupProblem): ProblemIssue[] {
  const issues = findProblemIssues({ room: { desks: [] }, pupils, conditions });
  return issues.filter(({ code }) => !clashCodes.includes(code));
}

/** The number of groups of a round. Throws RangeError if the size, number or rounds are not whole numbers from 1. */
export function countGroups({ pupils, division, rounds }: GroupProblem): number {
  const given = 'size' in division ? division.size : division.count;
  if (![given, rounds].every((number) => Number.isSafeInteger(number) && number > 0)) {
    throw new RangeError('A group size, a number of groups or of rounds is no whole number from 1');
  }
  if ('size' in division) return Math.ceil(pupils.length / given);
  if (given > pupils.length) throw new RangeError('There are more groups than pupils');
  return given;
}
