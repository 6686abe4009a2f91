import type { Random } from '../random';
import type { GroupProblem } from './group-problem';

export interface EarlierRounds {
  /** `[round][pupil]` → index of the pupil's group in an earlier round of groups; -1 for an absent pupil. */
  groupIn: number[][];
  /** `[a][b]` → indices of the earlier rounds of groups in which pupils a and b shared a group. */
  meetings: number[][][];
}

export function earlierRounds({ pupils, previous = [] }: GroupProblem): EarlierRounds {
  const groupIn = previous.map((round) =>
    pupils.map((pupil) => round.findIndex((group) => group.includes(pupil))),
  );
  const rounds = [...groupIn.keys()];
  const isMeeting = (inGroup: number[], a: number, b: number) =>
    a !== b && inGroup[a] !== -1 && inGroup[a] === inGroup[b];
  const meetings = pupils.map((_, a) =>
    pupils.map((__, b) => rounds.filter((round) => isMeeting(groupIn[round]!, a, b))),
  );
  return { groupIn, meetings };
}

/**
 * Returns the pupil indices in an order where each next pupil has shared a group most often with the pupils already in
 * the order. Equally acquainted pupils are ordered at random.
 */
export function acquaintedFirst({ meetings }: EarlierRounds, random: Random): number[] {
  const left = [...random.shuffle(Int32Array.from(meetings.keys()))];
  const order: number[] = [];
  const known = meetings.map(() => 0);
  while (left.length > 0) {
    const next = left.reduce((a, b) => (known[b]! > known[a]! ? b : a));
    left.splice(left.indexOf(next), 1);
    order.push(next);
    for (const other of left) known[other]! += meetings[next]![other]!.length;
  }
  return order;
}
