import { isEnded, type ClassCondition, type Day } from './class-condition';
import { compareWith } from './compare';

/** Why a condition is not added, with the condition that stands in the way; the codes are those of `Relation`. */
export interface AddProblem {
  code: 'same' | 'included' | 'deskTaken';
  condition: ClassCondition;
}

/**
 * Adds a condition at the end. A desk that the pupil has in the same room is exchanged for the new one, and an ended
 * condition that asks the same makes way for it.
 */
export function addCondition(
  conditions: readonly ClassCondition[],
  added: ClassCondition,
  today: Day,
): { conditions: ClassCondition[] } | { problem: AddProblem } {
  const relation = compareWith(
    conditions.filter((condition) => !isEnded(condition, today)),
    added,
  );
  if (relation) {
    const { code, condition } = relation;
    if (code !== 'replaces') return { problem: { code, condition } };
    return {
      conditions: conditions.map((other) => (other.id === relation.condition.id ? added : other)),
    };
  }
  const ended = conditions.filter((condition) => isEnded(condition, today));
  const again = compareWith(ended, added);
  const rest = conditions.filter(
    ({ id }) => again?.code === 'included' || id !== again?.condition.id,
  );
  return { conditions: [...rest, added] };
}
