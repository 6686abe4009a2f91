import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import { clashCodes, findProblemIssues, type ProblemIssue } from '../problem';

export type Round = PupilId[][];

export interface GroupProblem {
  /** Pupils to divide into groups. Each pupil is listed once, and absent pupils are left out. */
  pupils: PupilId[];
  /** Size of the largest group, or the number of groups. Group sizes differ by at most one. */
  division: { size: number } | { count: number };
  rounds: number;
  /**
   * Conditions of the class. Pupils of a `together` condition share a group in every round, and pupils of an `apart` or
   * `distance` condition never share a group. Conditions about places in the room are ignored.
   */
  conditions: Condition[];
  /**
   * Earlier rounds of groups. Two pupils who shared a group in an earlier round should not share a group again; pupils
   * outside the class are ignored.
   */
  previous?: Round[];
}

/**
 * Finds errors in the pupils and conditions before groups are made. An empty list means that the pupils and conditions
 * are valid.
 */
export function findGroupIssues({ pupils, conditions }: GroupProblem): ProblemIssue[] {
  const issues = findProblemIssues({ room: { desks: [] }, pupils, conditions });
  return issues.filter(({ code }) => !clashCodes.includes(code));
}

/**
 * Returns into how many groups each round divides the pupils. Throws RangeError if a requested number (group size,
 * groups or rounds) is not a positive integer, or if more groups are requested than the class has pupils.
 */
export function countGroups({ pupils, division, rounds }: GroupProblem): number {
  const given = 'size' in division ? division.size : division.count;
  if (![given, rounds].every((number) => Number.isSafeInteger(number) && number > 0)) {
    throw new RangeError('A group size, a number of groups or of rounds is no whole number from 1');
  }
  if ('size' in division) return Math.ceil(pupils.length / given);
  if (given > pupils.length) throw new RangeError('There are more groups than pupils');
  return given;
}
