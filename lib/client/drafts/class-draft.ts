import { z } from 'zod';
import { readDraft } from './drafts';

const classSchema = z.object({
  grade: z.string(),
  name: z.string(),
  pupils: z.array(z.object({ id: z.string(), name: z.string() })),
});

const classDraftSchema = z.object({
  /** Chosen for a new class before it is saved, so that it is the same class when saving is tried again. */
  newId: z.string().optional(),
  /** What the form started from, and which version of the class that was. */
  start: classSchema,
  version: z.number().optional(),
  input: classSchema,
  /** Names that are typed or pasted but not added yet. */
  typed: z.string(),
  list: z.string(),
});
export type ClassDraft = z.infer<typeof classDraftSchema>;

/** Under which key the draft of a class is kept; of a new class without an id. */
export function classDraftKey(teacherId: string, classId = 'new'): string {
  return `${teacherId}:class:${classId}`;
}

export function readClassDraft(key: string | undefined): ClassDraft | undefined {
  return key === undefined ? undefined : readDraft(key, classDraftSchema);
}
