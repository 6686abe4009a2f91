import { z } from 'zod';
import { boardSideSchema, deskSchema, desksSchema, marksSchema } from '@/lib/contracts/rooms';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import type { Suggestion } from '@/lib/core/workbench/suggestion-list';
import { readDraft } from './drafts';

/** The suggestions for a map that is made, and the room that they are for. */
export interface SuggestionsDraft {
  plan: RoomPlan;
  suggestions: Suggestion[];
}

const suggestionsDraftSchema = z.object({
  plan: z.object({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema }),
  suggestions: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      seats: z.record(z.string(), deskSchema),
      isOwn: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<SuggestionsDraft>;

/** Storage key of the suggestions for a class. */
export function suggestionsDraftKey(teacherId: string, classId: string): string {
  return `${teacherId}:suggestions:${classId}`;
}

export function readSuggestionsDraft(key: string | undefined): SuggestionsDraft | undefined {
  return key === undefined ? undefined : readDraft(key, suggestionsDraftSchema);
}
