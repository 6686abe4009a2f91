import { isEnded, type Condition, type Day } from './condition';
import { compareWith } from './compare';

/**
 * Why a condition is refused, with the existing condition that causes the refusal; the codes are those of `Relation`.
 */
export interface AddProblem {
  code: 'same' | 'included' | 'deskTaken';
  condition: Condition;
}

/**
 * Adds a condition at the end of the list, or replaces the condition with the same id. A new fixed desk also replaces
 * the pupil's other fixed desk in the same room. A new condition also replaces an equal condition that has ended.
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
