import type { Condition, Day } from '@/lib/core/conditions/condition';
import { addCondition, type AddProblem } from '@/lib/core/conditions/add';
import { withPupils } from '@/lib/core/conditions/typed-words';
import { readTyped, type TypedProblem } from '@/lib/core/conditions/typed';
import type { Pupil } from '@/lib/contracts/classes/classes';

export type EntryProblem = TypedProblem | AddProblem | { code: 'pickPupil' };

export type Entry = { conditions: Condition[]; added: Condition } | { problem: EntryProblem };

/** Adds a condition to the list, or says what stands in the way. */
export function enter(conditions: readonly Condition[], added: Condition, today: Day): Entry {
  const result = addCondition(conditions, added, today);
  return 'problem' in result ? result : { ...result, added };
}

/** Adds a condition as it is typed; `given` is what it has beside that, with a new id where it is left out. */
export function enterTyped(
  text: string,
  pupils: readonly Pupil[],
  conditions: readonly Condition[],
  today: Day,
  given: Pick<Condition, 'id' | 'wish' | 'until'> = { id: crypto.randomUUID() },
): Entry {
  const read = readTyped(text, pupils);
  if ('problem' in read) return read;
  const { asked, wish } = read;
  const added = { ...given, ...(wish && { wish }), ...withPupils(asked, read.pupils) };
  return enter(conditions, added, today);
}
