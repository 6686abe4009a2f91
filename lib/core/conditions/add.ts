import { isEnded, type Condition, type Day } from './condition';
import { compareWith } from './compare';

/** Why a condition is not added, with the condition that stands in the way; the codes are those of `Relation`. */
export interface AddProblem {
  code: 'same' | 'included' | 'deskTaken';
  condition: Condition;
}

/**
 * Adds a condition at the end; where there is one with its id, it takes that one's place. A desk that the pupil has in
 * the same room is exchanged for the new one, and an ended condition that asks the same makes way for it.
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
