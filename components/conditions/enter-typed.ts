import type { Condition, Day } from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import { addCondition, type AddProblem } from '@/lib/core/conditions/add';
import { readTyped, type TypedProblem } from '@/lib/core/conditions/typed';
import type { Pupil } from '@/lib/contracts/classes/classes';

export type EntryProblem = TypedProblem | AddProblem;

export type Entry = { conditions: Condition[]; added: Condition } | { problem: EntryProblem };

export function enter(conditions: readonly Condition[], added: Condition, today: Day): Entry {
  const result = addCondition(conditions, added, today);
  return 'problem' in result ? result : { ...result, added };
}

export function enterTyped(
  text: string,
  pupils: readonly Pupil[],
  room: NamedRoom,
  conditions: readonly Condition[],
  today: Day,
  given: Pick<Condition, 'id' | 'wish' | 'until'> = { id: crypto.randomUUID() },
): Entry {
  const read = readTyped(text, pupils, room);
  if ('problem' in read) return read;
  const { content, wish = given.wish } = read;
  return enter(conditions, { ...given, ...content, wish: wish || undefined }, today);
}
