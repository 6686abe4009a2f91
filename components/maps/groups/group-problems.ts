import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import { withoutAbsent, type Condition, type PupilId } from '@/lib/core/conditions/condition';
import type { GroupProblem } from '@/lib/core/seating/groups/group-problem';
import { readDivision, readRounds, type GroupsInput } from './group-settings';

/**
 * The engine's problems for the rounds that are asked for: absent pupils are left out of the first round only. Undefined
 * where a number is wrong.
 */
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
