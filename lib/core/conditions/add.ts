import { isEnded, type Condition, type Day } from './condition';
import { compareWith } from './compare';

/** Reason why a new condition is refused, and the existing condition that causes the refusal. */
export interface AddProblem {
  code: 'same' | 'included' | 'deskTaken';
  condition: Condition;
}

/**
 * Adds a condition, or returns the existing condition that forbids the new condition. The new condition replaces a
 * condition with the same id, a fixed desk of the same pupil in the same room, and an equal condition that has ended.
 */
export function addCondition(
  conditions: readonly Condition[],
  added: Condition,
  today: Day,
): { conditions: Condition[] } | { problem: AddProblem } {
  const others = conditions.filter(({ id }) => id !== added.id);
  const relation = compareWith(
    others.filter((condition) => !isEnded(condition, today)),
    added,
  );
  if (relation && relation.code !== 'replaces') {
    const { code, condition } = relation;
    return { problem: { code, condition } };
  }
  const again = compareWith(
    others.filter((condition) => isEnded(condition, today)),
    added,
  );
  const isThere = others.length < conditions.length;
  const replaced = isThere ? added.id : relation?.condition.id;
  const gone = [relation, again?.code === 'included' ? undefined : again]
    .map((found) => found?.condition.id)
    .filter((id) => id !== replaced);
  const rest = conditions.filter(({ id }) => !gone.includes(id));
  if (replaced === undefined) return { conditions: [...rest, added] };
  return { conditions: rest.map((other) => (other.id === replaced ? added : other)) };
}
