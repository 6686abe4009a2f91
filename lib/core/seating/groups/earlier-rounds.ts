import type { Random } from '../random';
import type { GroupProblem } from './group-problem';

export interface EarlierRounds {
  /** Group of each pupil in each earlier round; -1 for an absent pupil. */
  groupIn: number[][];
  /** Earlier rounds in which pupils a and b shared a group, at `[a][b]`. */
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
 * Puts pupils in an order: each next pupil is one who has met the previous pupils most often, chosen at random if there
 * are several.
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
