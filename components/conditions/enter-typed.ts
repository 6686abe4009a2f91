import { addCondition, type AddProblem } from '@/lib/core/conditions/add';
import type { ClassCondition, Day } from '@/lib/core/conditions/class-condition';
import { readTyped, type TypedProblem } from '@/lib/core/conditions/typed';
import type { Pupil } from '@/lib/contracts/classes/classes';

export type EntryProblem = TypedProblem | AddProblem | { code: 'pickPupil' };

export type Entry =
  { conditions: ClassCondition[]; added: ClassCondition } | { problem: EntryProblem };

/** Adds a condition to the list, or says what stands in the way. */
export function enter(
  conditions: readonly ClassCondition[],
  added: ClassCondition,
  today: Day,
): Entry {
  const result = addCondition(conditions, added, today);
  return 'problem' in result ? result : { ...result, added };
}

/** Adds a condition as it is typed; `given` is what it has beside that, with a new id where it is left out. */
export function enterTyped(
  text: string,
  pupils: readonly Pupil[],
  conditions: readonly ClassCondition[],
  today: Day,
  given: Pick<ClassCondition, 'id' | 'wish' | 'until'> = { id: crypto.randomUUID() },
): Entry {
  const read = readTyped(text, pupils);
  if ('problem' in read) return read;
  const { asked, wish } = read;
  const added = { ...given, ...(wish && { wish }), ...asked, pupils: read.pupils };
  return enter(conditions, added, today);
}
