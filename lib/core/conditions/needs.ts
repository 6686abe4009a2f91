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

/** The needs that one pupil can have, such as a seat in front, each with the text of its button. */
export const needs: readonly { asked: Asked; label: Choice<object>['label'] }[] = Object.entries(
  kinds,
).flatMap(([type, { least, choices }]) =>
  least > 1 ? [] : choices.map(({ own, label }) => ({ asked: { type, ...own } as Asked, label })),
);

const asksFor = (condition: Condition, asked: Asked) =>
  isEqual(withPupils(asked, []), ownOf(condition));

const ownOf = ({ id: _, until: __, wish: ___, ...content }: Condition) =>
  withPupils(content as Asked, []) as Content;

/** Finds the condition that gives a pupil a need, such as a seat in front. Ended conditions are ignored. */
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
 * Gives a pupil a need, such as a seat in front, or removes it if the pupil already has it. Other pupils keep their
 * needs.
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
