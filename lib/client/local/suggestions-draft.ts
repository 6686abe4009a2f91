import { z } from 'zod';
import { boardSideSchema, deskSchema, desksSchema, marksSchema } from '@/lib/contracts/rooms/rooms';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { Suggestion } from '@/lib/core/maps/suggestion-list';
import { readDraft } from './drafts';
import { suggestionsKey, type WorkPlace } from './work-draft';

/** The suggestions for a map that is made, and the room that they are for. */
export interface SuggestionsDraft {
  layout: RoomLayout;
  suggestions: Suggestion[];
}

const suggestionsDraftSchema = z.object({
  layout: z.object({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema }),
  suggestions: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      seats: z.record(z.string(), deskSchema),
      isOwn: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<SuggestionsDraft>;

export function readSuggestionsDraft(place: WorkPlace | undefined): SuggestionsDraft | undefined {
  return place === undefined ? undefined : readDraft(suggestionsKey(place), suggestionsDraftSchema);
}
