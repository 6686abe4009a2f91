import { z } from 'zod';
import { classConditionSchema } from '@/lib/contracts/conditions/conditions';
import { readDraft } from './drafts';

const conditionsDraftSchema = z.object({
  /** The kept list that `mine` was made from. */
  base: z.array(classConditionSchema),
  mine: z.array(classConditionSchema),
});
/** A class's conditions that are not saved yet. */
export type ConditionsDraft = z.infer<typeof conditionsDraftSchema>;

/** Storage key of the draft of a class's conditions. */
export function conditionsDraftKey(teacherId: string, classId: string): string {
  return `${teacherId}:conditions:${classId}`;
}

export function readConditionsDraft(key: string | undefined): ConditionsDraft | undefined {
  return key === undefined ? undefined : readDraft(key, conditionsDraftSchema);
}
