import { isEnded, type ClassCondition, type Day } from './class-condition';
import { compareWith, type Relation } from './compare';

/** Why a condition is not added, with the condition that stands in the way. */
export type AddProblem = Exclude<Relation, undefined> & {
  code: 'same' | 'included' | 'deskTaken';
};

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
  if (relation && relation.code !== 'replaces') return { problem: relation as AddProblem };
  if (relation) {
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
