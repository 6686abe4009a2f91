'use client';

import { useState } from 'react';
import { useTeacherId } from '@/lib/client/auth/use-teacher-id';
import { removeDraft, writeDraft } from '@/lib/client/drafts/drafts';
import { readSuggestionsDraft, suggestionsDraftKey } from '@/lib/client/drafts/suggestions-draft';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import { isSamePlan } from '@/lib/core/rooms/same-plan';
import type { Seating } from '@/lib/core/seating/model';
import { addSuggestions } from '@/lib/core/workbench/suggestion-list';

/** The last suggestions for a room, to return to. They are kept in the tab beside the map in hand. */
export function useSuggestions(classId: string, plan: RoomPlan) {
  const teacherId = useTeacherId();
  const key = teacherId && suggestionsDraftKey(teacherId, classId);
  const [kept, setKept] = useState(() => {
    const draft = readSuggestionsDraft(key);
    return draft && isSamePlan(draft.plan, plan) ? draft.suggestions : [];
  });

  return {
    suggestions: kept,
    /** Adds maps made by the engine, and before them one that was changed by hand, if there is one. */
    add: (maps: Seating[], own?: Seating) => {
      setKept((before) => {
        const newId = () => crypto.randomUUID();
        const withOwn = own ? addSuggestions(before, [own], true, newId) : before;
        const suggestions = addSuggestions(withOwn, maps, false, newId);
        if (key) writeDraft(key, { plan, suggestions });
        return suggestions;
      });
    },
    discard: () => {
      if (key) removeDraft(key);
      setKept([]);
    },
  };
}
export type HeldSuggestions = ReturnType<typeof useSuggestions>;
