import { z } from 'zod';
import { classContentSchema } from '@/lib/contracts/classes/classes';
import { readDraft } from './drafts';

const classDraftSchema = z.object({
  newId: z.string().optional(),
  start: classContentSchema,
  version: z.number().optional(),
  input: classContentSchema,
  typed: z.string(),
  list: z.string(),
});
export type ClassDraft = z.input<typeof classDraftSchema>;

export function classDraftKey(teacherId: string, classId = 'new'): string {
  return `${teacherId}:class:${classId}`;
}

export function readClassDraft(key: string | undefined): ClassDraft | undefined {
  return key === undefined ? undefined : readDraft(key, classDraftSchema);
}
