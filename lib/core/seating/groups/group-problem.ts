import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import { clashCodes, findProblemIssues, type ProblemIssue } from '../problem';

/** The groups of one round; in a round that the engine made, every pupil is in one of them. */
export type Round = PupilId[][];

/** Groups of a class for one or more rounds. */
export interface GroupProblem {
  /** The pupils, each once, without absent pupils. */
  pupils: PupilId[];
  /** The most pupils of a group, or the number of groups. Sizes differ by at most one. */
  division: { size: number } | { count: number };
  rounds: number;
  /**
   * A group is a part of the class, not of the room, so of a condition only its relation between pupils counts: pupils
   * together are in one group in every round, pupils apart or at a distance never are in one, and a pupil beside one of some is
   * in one with at least one of them. Of each list that is to be
   * mixed the groups have as many, or one more. Places do not count.
   */
  conditions: Condition[];
  /** Earlier rounds, whose pairs are not to be repeated. They may name pupils whom the class does not have. */
  previous?: Round[];
}

/** What is wrong with the pupils and conditions; an empty list if groups can be made or proved impossible. */
export function findGroupIssues({ pupils, conditions }: GroupProblem): ProblemIssue[] {
  const issues = findProblemIssues({ room: { desks: [] }, pupils, conditions });
  return issues.filter(({ code }) => !clashCodes.includes(code));
}

/** The number of groups of a round. Throws RangeError for a size, number or rounds that are not whole numbers from 1. */
export function countGroups({ pupils, division, rounds }: GroupProblem): number {
  const given = 'size' in division ? division.size : division.count;
  if (![given, rounds].every((number) => Number.isSafeInteger(number) && number > 0)) {
    throw new RangeError('A group size, a number of groups or of rounds is no whole number from 1');
  }
  if ('size' in division) return Math.ceil(pupils.length / given);
  if (given > pupils.length) throw new RangeError('There are more groups than pupils');
  return given;
}
