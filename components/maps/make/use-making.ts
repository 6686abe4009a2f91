'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { keepTraineeDraft } from '@/lib/client/local/trainee-draft';
import { writeDraft } from '@/lib/client/local/drafts';
import {
  dropWorkDraft,
  keepWorkDraft,
  suggestionsKey,
  workPlace,
} from '@/lib/client/local/work-draft';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import {
  giveUp,
  hasUnsaved,
  receivePupils,
  receiveRoom,
  receiveToday,
  type MakingState,
} from '@/lib/core/maps/making';
import { useKeepWork } from '../work/use-keep-work';
import { toOwnRoom } from './maker-state';
import { beginMaking, createMakerStore, readMaking, type MakingFrom } from './maker-store';

interface MakingInput extends Omit<MakingFrom, 'pupils'> {
  classId: string;
  pupils: Pupil[];
  /** The teacher's rooms as they are now. */
  rooms: readonly RoomSummary[];
}

/** The part of a draft that stands beside the map and its steps. */
function toKept(state: MakingState) {
  const { suggestions: _, saved: __, ...making } = state.making;
  return { making: { ...making, isUnsaved: hasUnsaved(state) } };
}

/**
 * The map in the making, in its one store. The browser keeps it until it is saved, so that going back, reloading or
 * signing in again loses nothing; what happens to the class and its rooms meanwhile comes in. Before any input it follows
 * the active map.
 */
export function useMaking({ classId, pupils, rooms, ...from }: MakingInput) {
  const teacherId = useTeacherId();
  const place = teacherId && workPlace(teacherId, classId);
  // A renamed pupil makes no other list.
  const idText = pupils.map(({ id }) => id).join(' ');
  const ids = useMemo(() => idText.split(' ').filter(Boolean), [idText]);
  const begin = () => beginMaking({ pupils: ids, ...from });
  const [{ store, isRestored }] = useState(() => {
    const kept = readMaking(place, { pupils: ids, ...from });
    return { store: createMakerStore(kept ?? begin(), place), isRestored: kept !== undefined };
  });
  /** The state before any input. */
  const untouched = useRef(isRestored ? undefined : store.get());
  const isUntouched = () => untouched.current === store.get();
  const endKeeping = useKeepWork(place, store.workbench, {
    rest: () => (isUntouched() ? undefined : toKept(store.get())),
    isBegun: () => !store.get().making.isMade,
  });

  const follow = useEffectEvent((change: (state: MakingState) => MakingState) => {
    const wasUntouched = isUntouched();
    store.update(change);
    if (wasUntouched) untouched.current = store.get();
  });
  const { active, classRooms, today } = from;
  const beginAgain = useEffectEvent(() => {
    if (isUntouched()) follow(() => begin());
  });
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current) beginAgain();
    mounted.current = true;
  }, [active, classRooms]);
  useEffect(() => {
    follow((state) => receivePupils(state, ids));
  }, [ids]);
  useEffect(() => {
    follow((state) => receiveToday(state, today));
  }, [today]);
  useEffect(() => {
    follow((state) =>
      rooms.reduce(
        (now, room) => (room.layout ? receiveRoom(now, toOwnRoom(room, room.layout)) : now),
        state,
      ),
    );
  }, [rooms]);
  const { suggestions } = store.get().making;
  const keptSuggestions = useRef(suggestions);
  /** The search may go on after the map is saved. */
  const isEnded = useRef(false);
  useEffect(() => {
    return store.subscribe(() => {
      const { map, making } = store.get();
      if (making.suggestions === keptSuggestions.current) return;
      if (place === undefined || isEnded.current) return;
      keptSuggestions.current = making.suggestions;
      const { layout } = map;
      writeDraft(suggestionsKey(place), { layout, suggestions: making.suggestions });
    });
  }, [store, place]);

  return {
    store,
    ids,
    /** Whether it was begun before the page was opened. */
    isRestored,
    /** Ends it because the map is saved; conditions that are not saved with the class yet stay. */
    end: () => {
      endKeeping();
      isEnded.current = true;
      if (place === undefined) return;
      dropWorkDraft(place);
      keepTraineeDraft(place, undefined);
      const state = store.get();
      if (!hasUnsaved(state)) return;
      const left = giveUp(state);
      keepWorkDraft(place, left, { rest: toKept(left), isBegun: true }, Date.now());
    },
  };
}
