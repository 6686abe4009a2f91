import { z } from 'zod';
import { classContentSchema, type ClassInput } from '@/lib/contracts/classes/classes';
import { classConditionSchema, type KeptConditions } from '@/lib/contracts/conditions/conditions';
import { withoutDeleted, type Condition } from '@/lib/core/conditions/condition';
import type { Content } from '@/lib/core/conditions/kinds';
import { toNamedMarks } from '@/lib/core/conditions/marks';
import { beginAsVisitor } from '../account/session-store';
import { readDraft, writeDraft } from '../local/drafts';
import { hasVisitorWork, markVisitor, visitorId } from '../local/marks';

const visitorClassSchema = z.object({
  ...classContentSchema.shape,
  id: z.uuid(),
  conditions: z.object({ version: z.number().int(), list: z.array(classConditionSchema) }),
  mapId: z.uuid(),
});
export type VisitorClass = z.input<typeof visitorClassSchema>;

export const visitorClassKey = `${visitorId}:my-class`;

export const readVisitorClass = (): VisitorClass | undefined =>
  hasVisitorWork() ? readDraft(visitorClassKey, visitorClassSchema) : undefined;
export const writeVisitorClass = (own: VisitorClass): void => writeDraft(visitorClassKey, own);

const exampleNames =
  'Ada Ali Amina Anh Elias Emma Filip Hanna Iben Jakob Jonas Linh Maja Marek Nils Noah Nora Oskar Sara Selma Sofie Tiril Tuva Ylva Zofia Åse'.split(
    ' ',
  );

const exampleConditions = (idOf: (name: string) => string): Content[] => [
  { type: 'front', pupils: [idOf('Ada')] },
  { type: 'together', pupils: [idOf('Maja'), idOf('Zofia')] },
  { type: 'apart', pupils: [idOf('Noah'), idOf('Filip')] },
];

export async function keepVisitorClass(
  input: ClassInput,
  list: readonly Condition[] = [],
): Promise<string> {
  markVisitor(Date.now());
  await beginAsVisitor();
  const before = readVisitorClass() ?? {
    id: crypto.randomUUID(),
    mapId: crypto.randomUUID(),
    conditions: { version: 1, list: [...list] },
  };
  writeVisitorClass({ ...before, ...input });
  return before.id;
}

export function keepExampleClass(input: ClassInput): Promise<string> {
  const pupils = exampleNames.map((name) => ({ id: crypto.randomUUID(), name }));
  const idOf = (name: string) => pupils.find((pupil) => pupil.name === name)!.id;
  const conditions = exampleConditions(idOf).map((content) => ({
    ...content,
    id: crypto.randomUUID(),
  }));
  return keepVisitorClass({ ...input, pupils }, conditions);
}

export function visitorConditions({ conditions, pupils, marks }: VisitorClass): KeptConditions {
  const { kept, lapsed } = withoutDeleted(conditions.list, [
    ...pupils.map(({ id }) => id),
    ...toNamedMarks(marks).map(({ id }) => id),
  ]);
  return { version: conditions.version, conditions: kept, lapsed };
}

export function putVisitorConditions(list: Condition[]): KeptConditions {
  const own = readVisitorClass()!;
  const next = { ...own, conditions: { version: own.conditions.version + 1, list } };
  writeVisitorClass(next);
  return visitorConditions(next);
}
