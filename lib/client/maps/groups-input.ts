import type { Pupil } from '@/lib/contracts/classes/classes';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import { withoutAbsent, type Condition, type PupilId } from '@/lib/core/conditions/condition';
import type { GroupProblem } from '@/lib/core/seating/groups/group-problem';
import { readCount } from './read-count';

export interface GroupsInput {
  by: 'size' | 'count';
  numberText: string;
  roundsText: string;
  absent: string[];
  isNew: boolean;
}

export const mostRounds = 40;

export const readRounds = ({ roundsText }: GroupsInput) => readCount(roundsText, mostRounds);

export function readDivision(
  { by, numberText }: GroupsInput,
  pupilCount: number,
): GroupProblem['division'] | undefined {
  const number = readCount(numberText, pupilCount);
  if (number === undefined) return undefined;
  return by === 'size' ? { size: number } : { count: number };
}

export function startInput(
  pupils: readonly Pupil[],
  away: readonly PupilId[],
  { edited, kept }: { edited: readonly GroupRound[]; kept: readonly GroupRound[] },
): GroupsInput {
  const last = edited[0] ?? kept[0];
  const size = last ? Math.max(...last.groups.map((group) => group.length)) : 4;
  return {
    by: 'size',
    numberText: String(Math.min(size, Math.max(1, pupils.length - away.length))),
    roundsText: String(Math.max(1, edited.length)),
    absent: pupils.flatMap(({ id }) => (away.includes(id) ? [id] : [])),
    isNew: true,
  };
}

export function toGroupProblems(
  input: GroupsInput,
  of: { pupils: PupilId[]; conditions: Condition[]; kept: readonly GroupRound[] },
): GroupProblem[] | undefined {
  const { pupils, conditions, kept } = of;
  const present = pupils.filter((id) => !input.absent.includes(id));
  const division = readDivision(input, present.length);
  const count = readRounds(input);
  if (!division || !count) return undefined;
  const previous = input.isNew ? kept.map(({ groups }) => groups) : [];
  const whole = { pupils, division, rounds: count, conditions, previous };
  if (present.length === pupils.length) return [whole];
  const ofPresent = withoutAbsent(conditions, input.absent);
  const first = { ...whole, pupils: present, rounds: 1, conditions: ofPresent };
  return count > 1 ? [first, { ...whole, rounds: count - 1 }] : [first];
}
