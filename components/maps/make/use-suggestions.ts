'use client';

import { useState } from 'react';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { dropWork, keepWork, workPlace } from '@/lib/client/drafts/kept-work';
import { readSuggestionsDraft } from '@/lib/client/drafts/suggestions-draft';
import type { Seating } from '@/lib/core/conditions/condition';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import { isSamePlan } from '@/lib/core/rooms/same-plan';
import { addSuggestions } from '@/lib/core/maps/suggestion-list';

/** The last suggestions for a room, to return to. They are kept in the browser beside the map in hand. */
export function useSuggestions(classId: string, plan: RoomPlan) {
  const teacherId = useTeacherId();
  const place = teacherId && workPlace(teacherId, classId);
  const [kept, setKept] = useState(() => {
    const draft = readSuggestionsDraft(place);
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
        if (place) keepWork(place, 'suggestions', { plan, suggestions }, Date.now());
        return suggestions;
      });
    },
    discard: () => {
      if (place) dropWork(place, 'suggestions');
      setKept([]);
    },
  };
}
export type HeldSuggestions = ReturnType<typeof useSuggestions>;
