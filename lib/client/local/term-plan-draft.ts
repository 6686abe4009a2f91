import type { z } from 'zod';
import { termPlanInHandSchema } from '@/lib/contracts/maps/term-plan';
import { readDraft } from './drafts';

/** Storage key of the plan in hand of a class. */
export const termPlanDraftKey = (teacherId: string, classId: string) =>
  `${teacherId}:termPlan:${classId}`;

/** A plan that is made and not kept yet, with the settings beside it. */
export function readTermPlanDraft<Settings extends z.ZodType>(key: string, settings: Settings) {
  return readDraft(key, termPlanInHandSchema.extend({ settings }));
}
