'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useTeacherId } from '@/lib/client/auth/use-teacher-id';
import { readDraft, removeDraft, writeDraft } from '@/lib/client/drafts/drafts';
import { readWorkDraft, workDraftKey } from '@/lib/client/drafts/work-draft';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { SavedMap } from '@/lib/contracts/maps';
import { forPupils, startWork } from '@/lib/core/workbench/history';
import { createWorkbenchStore } from '../../workbench/workbench-store';
import { toMapInHand } from './map-changes';

const baseSchema = z.object({ version: z.number().int() });

/**
 * A saved map in hand, with the version that the work began from. It is kept in the tab until it is saved or given up,
 * so that a reload, another language, signing in again and a crash lose nothing.
 */
export function useCorrection(map: SavedMap) {
  const teacherId = useTeacherId();
  const key = teacherId && workDraftKey(teacherId, `map-${map.id}`);
  const fresh = (from: SavedMap) => ({
    version: from.version,
    isRestored: false,
    store: createWorkbenchStore(startWork(toMapInHand(from, () => crypto.randomUUID()))),
  });
  const [work, setWork] = useState(() => {
    const draft = readWorkDraft(key);
    const base = key === undefined ? undefined : readDraft(key, baseSchema);
    if (!draft || !base || draft.done.length === 0) return fresh(map);
    const pupils = [...map.seats.map(({ pupil }) => pupil), ...map.unseated];
    const restored = forPupils(
      draft,
      pupils.map(({ id }) => id),
    );
    return { version: base.version, isRestored: true, store: createWorkbenchStore(restored) };
  });
  const { store, version } = work;

  useEffect(() => {
    if (!key) return;
    const keep = () => {
      const { map: inHand, done, undone } = store.get();
      // The first view of a map is no work to keep.
      if (done.length + undone.length > 0) writeDraft(key, { map: inHand, done, undone, version });
    };
    let cancel = () => {};
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
  }, [store, version, key]);

  return {
    ...work,
    /** Goes on from the newest map, without what was done. */
    startFrom: (from: SavedMap) => {
      if (key) removeDraft(key);
      setWork(fresh(from));
    },
    /** Ends the work because it is saved or given up. */
    discard: () => {
      if (key) removeDraft(key);
    },
  };
}
