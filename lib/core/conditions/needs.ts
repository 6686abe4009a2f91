import {
  conditionPupils,
  isEnded,
  type Condition,
  type ConditionId,
  type Day,
  type PupilId,
} from './condition';
import { kinds, type Content } from './kinds';
import type { Choice } from './kinds/kind';
import { isEqual } from './merge';
import { withPupils, type Asked } from './typed-words';

/** All needs (conditions that can concern a single pupil, such as a seat in front), each with the label of a button. */
export const needs: readonly { asked: Asked; label: Choice<object>['label'] }[] = Object.entries(
  kinds,
).flatMap(([type, { least, choices }]) =>
  least > 1 ? [] : choices.map(({ own, label }) => ({ asked: { type, ...own } as Asked, label })),
);

const asksFor = (condition: Condition, asked: Asked) =>
  isEqual(withPupils(asked, []), ownOf(condition));

const ownOf = ({ id: _, until: __, wish: ___, ...content }: Condition) =>
  withPupils(content as Asked, []) as Content;

/**
 * Finds the condition that gives a pupil a need (a condition that can concern a single pupil, such as a seat in front).
 * Conditions whose last day is over are ignored.
 */
export const findNeed = (
  conditions: readonly Condition[],
  asked: Asked,
  pupil: PupilId,
  today: Day,
): Condition | undefined =>
  conditions.find(
    (condition) =>
      !isEnded(condition, today) &&
      asksFor(condition, asked) &&
      conditionPupils(condition).includes(pupil),
  );

/**
 * Gives a pupil a need (a condition that can concern a single pupil, such as a seat in front), or removes the need if
 * the pupil already has it. All remaining pupils of the condition keep the need.
 */
export function toggleNeed(
  conditions: readonly Condition[],
  { asked, pupil, today, id }: { asked: Asked; pupil: PupilId; today: Day; id: ConditionId },
): Condition[] {
  const found = findNeed(conditions, asked, pupil, today);
  if (!found) return [...conditions, { id, ...withPupils(asked, [pupil]) } as Condition];
  const left = conditionPupils(found).filter((other) => other !== pupil);
  return conditions.flatMap((condition) => {
    if (condition !== found) return [condition];
    return left.length > 0 ? [{ ...condition, pupils: left } as Condition] : [];
  });
}
