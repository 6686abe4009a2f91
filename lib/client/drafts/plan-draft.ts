import type { z } from 'zod';
import { keepMapPlanSchema } from '@/lib/contracts/maps/map-plan';
import { readDraft } from './drafts';

/** Storage key of the plan in hand of a class. */
export const planDraftKey = (teacherId: string, classId: string) => `${teacherId}:plan:${classId}`;

/** A plan that is made and not kept yet, with the settings beside it. */
export function readPlanDraft<Settings extends z.ZodType>(key: string, settings: Settings) {
  return readDraft(key, keepMapPlanSchema.extend({ settings }));
}
