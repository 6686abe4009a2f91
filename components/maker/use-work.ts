'use client';

import { useEffect, useState } from 'react';
import { useTeacherId } from '@/lib/client/auth/use-teacher-id';
import { removeDraft, writeDraft } from '@/lib/client/drafts/drafts';
import { readWorkDraft, workDraftKey } from '@/lib/client/drafts/work-draft';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import { isSamePlan } from '@/lib/core/rooms/same-plan';
import type { PupilId } from '@/lib/core/seating/model';
import { forPupils, isTouched, startWork, type Work } from '@/lib/core/workbench/history';
import { withoutDesk, type MapInHand } from '@/lib/core/workbench/map-in-hand';
import { createWorkbenchStore } from '../workbench/workbench-store';

/**
 * The map in hand with all that was done to it. It is kept in the tab until it is saved or given up, so that a reload,
 * another language and signing in again lose nothing.
 */
export function useWork(classId: string, plan: RoomPlan, pupils: readonly PupilId[]) {
  const teacherId = useTeacherId();
  const key = teacherId && workDraftKey(teacherId, classId);
  const [store, setStore] = useState(() => {
    const draft = readWorkDraft(key);
    if (!draft || !isSamePlan(draft.map.plan, plan)) return undefined;
    const work = forPupils(draft, pupils);
    const isOtherClass = work !== draft || withoutDesk(work.map, pupils).length > 0;
    // A map without changes by hand is made again for another class.
    return isOtherClass && !isTouched(draft) ? undefined : createWorkbenchStore(work);
  });

  useEffect(() => {
    if (!store || !key) return;
    let kept: Work | undefined;
    const keep = () => {
      const { map, done, undone } = store.get();
      if (kept?.map === map && kept.done === done && kept.undone === undone) return;
      kept = { map, done, undone };
      writeDraft(key, kept);
    };
    let cancel = whenIdle(keep);
    const stop = store.subscribe(() => {
      cancel();
      cancel = whenIdle(keep);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      cancel();
      window.removeEventListener('pagehide', keep);
    };
  }, [store, key]);

  return {
    store,
    /** Begins to work on a map that the engine made. */
    start: (map: MapInHand) => setStore(createWorkbenchStore(startWork(map))),
    /** Goes on with another state of the work, which did not come from a command. */
    replace: (work: Work) => setStore(createWorkbenchStore(work)),
    /** Gives the map up, or ends it because it is saved. */
    discard: () => {
      if (key) removeDraft(key);
      setStore(undefined);
    },
  };
}
