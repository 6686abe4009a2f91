import type { z } from 'zod';
import { editedTermPlanSchema } from '@/lib/contracts/maps/term-plan';
import { readDraft } from './drafts';

export const termPlanDraftKey = (teacherId: string, classId: string) =>
  `${teacherId}:termPlan:${classId}`;

export function readTermPlanDraft<Settings extends z.ZodType>(key: string, settings: Settings) {
  return readDraft(key, editedTermPlanSchema.extend({ settings }));
}
