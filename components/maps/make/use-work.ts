'use client';

import { useState } from 'react';
import { keepGuestDraft } from '@/lib/client/drafts/guest-draft';
import { dropWork, workPlace } from '@/lib/client/drafts/kept-work';
import { readWorkDraft } from '@/lib/client/drafts/work-draft';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import { isSamePlan } from '@/lib/core/rooms/same-plan';
import { forPupils, isTouched, startWork, type Work } from '@/lib/core/maps/history';
import { withoutDesk, type MapInHand } from '@/lib/core/maps/map-in-hand';
import { useKeepWork } from '../work/use-keep-work';
import { createWorkbenchStore } from '../work/workbench-store';
import type { MakerState } from './maker-state';

/** The map in hand with all that was done to it. It is kept in the browser, with its input, until it is saved or given up. */
export function useWork(
  classId: string,
  plan: RoomPlan,
  pupils: readonly PupilId[],
  state: MakerState,
) {
  const teacherId = useTeacherId();
  const place = teacherId && workPlace(teacherId, classId);
  const [store, setStore] = useState(() => {
    const draft = readWorkDraft(place, {});
    if (!draft || !isSamePlan(draft.map.plan, plan)) return undefined;
    const work = forPupils(draft, pupils);
    const isOtherClass = work !== draft || withoutDesk(work.map, pupils).length > 0;
    // A map without changes by hand is made again for another class.
    return isOtherClass && !isTouched(draft) ? undefined : createWorkbenchStore(work, place);
  });
  const endKeeping = useKeepWork(place, store, { rest: { state } });

  return {
    store,
    /** Begins to work on a map that the engine made. */
    start: (map: MapInHand) => setStore(createWorkbenchStore(startWork(map), place)),
    /** Goes on with another state of the work, which did not come from a command. */
    replace: (work: Work) => setStore(createWorkbenchStore(work, place)),
    /** Gives the map up, or ends it because it is saved. */
    discard: () => {
      endKeeping();
      if (place) dropWork(place, 'hand');
      keepGuestDraft(place, undefined);
      setStore(undefined);
    },
  };
}
