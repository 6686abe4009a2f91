import { z } from 'zod';
import { classContentSchema } from '@/lib/contracts/classes/classes';
import { readDraft } from './drafts';

const classDraftSchema = z.object({
  /** Id of a new class, chosen before it is saved, so that a retry saves the same class. */
  newId: z.string().optional(),
  /** The stored class that the form started from, and its version. */
  start: classContentSchema,
  version: z.number().optional(),
  input: classContentSchema,
  /** Names that are typed or pasted but not added yet. */
  typed: z.string(),
  list: z.string(),
});
export type ClassDraft = z.infer<typeof classDraftSchema>;

/** Storage key of a class draft; without an id that of a new class. */
export function classDraftKey(teacherId: string, classId = 'new'): string {
  return `${teacherId}:class:${classId}`;
}

export function readClassDraft(key: string | undefined): ClassDraft | undefined {
  return key === undefined ? undefined : readDraft(key, classDraftSchema);
}
