'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { keepTraineeDraft } from '@/lib/client/local/trainee-draft';
import { dropWorkDraft, readWorkDraft, workPlace } from '@/lib/client/local/work-draft';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { PupilId } from '@/lib/core/conditions/condition';
import { forPupils, startWork, withoutAbsences } from '@/lib/core/maps/history';
import { startWorkbench } from '@/lib/core/maps/workbench-state';
import { useKeepWork } from '@/components/maps/work/use-keep-work';
import { createWorkbenchStore } from '@/components/maps/work/workbench-store';
import { isSameAs, isShowing, toMapInHand } from './map-changes';

/** The base of the work: the version of the map, and the day for which pupils are absent. */
const basisSchema = { version: z.number().int(), day: z.string() };

const pupilsOf = ({ seats, unseated }: SavedMap): Pupil[] => [
  ...seats.map(({ pupil }) => pupil),
  ...unseated,
];
const pupilIds = (map: SavedMap) => pupilsOf(map).map(({ id }) => id);

export const correctionPlace = (teacherId: string, mapId: string) =>
  workPlace(teacherId, `map-${mapId}`);

/**
 * A saved map in hand, with what the work began from. It is kept in the browser until it is saved or given up. `away` are
 * the pupils who are away on the day.
 */
export function useCorrection(map: SavedMap, day: string, away: readonly PupilId[]) {
  const router = useRouter();
  const teacherId = useTeacherId();
  const place = teacherId && correctionPlace(teacherId, map.id);
  const fresh = (from: SavedMap) => {
    const start = toMapInHand(from, away);
    return {
      version: from.version,
      isRestored: false,
      start,
      store: createWorkbenchStore(startWork(start), place),
    };
  };
  const [work, setWork] = useState(() => {
    const draft = readWorkDraft(place, basisSchema);
    if (!draft) return fresh(map);
    const isSameDay = draft.rest.day === day;
    const restored = forPupils(isSameDay ? draft : withoutAbsences(draft), pupilIds(map));
    const { version } = draft.rest;
    // Absences of another day do not count today.
    if (restored.done.length === 0 && isSameAs(restored.map, map)) return fresh(map);
    return {
      version,
      isRestored: true,
      start: undefined,
      store: createWorkbenchStore(restored, place),
    };
  });
  const { store, version } = work;
  const [initial, setInitial] = useState(map);
  /** Takes those out of the work who are no longer in the class; returns whether there was anyone. */
  const fitTo = (newest: SavedMap): boolean => {
    const now = store.get();
    const fitting = forPupils(now, pupilIds(newest));
    if (fitting !== now) store.update(() => startWorkbench(fitting));
    return fitting !== now;
  };
  const fitToShown = useEffectEvent(fitTo);
  useEffect(() => {
    fitToShown(map);
  }, [map]);
  // As long as nothing was done, news of the map and of who is away are shown.
  const news = { map, away: away.join(' ') };
  const [seen, setSeen] = useState(news);
  if (seen.map !== map || seen.away !== news.away) {
    setSeen(news);
    const { start } = work;
    if (start && store.get().map === start && !isShowing(start, map, away)) setWork(fresh(map));
  }
  const endKeeping = useKeepWork(place, store, {
    // The first view of a map is no work to keep.
    rest: ({ done, undone }) => (done.length + undone.length > 0 ? { version, day } : undefined),
  });
  const drop = () => {
    if (place) dropWorkDraft(place);
    keepTraineeDraft(place, undefined);
  };

  return {
    ...work,
    /** The pupils whom the class had when the work was opened, and has no longer. */
    goneFrom: (newest: SavedMap): Pupil[] => {
      const inClass = new Set(pupilIds(newest));
      return pupilsOf(initial).filter(({ id }) => !inClass.has(id));
    },
    fitTo,
    /** Goes on from the newest map, without what was done. */
    startFrom: (from: SavedMap) => {
      drop();
      setInitial(from);
      setWork(fresh(from));
    },
    /** Goes on from the saved map; after it was saved as another one, that is opened. */
    onSaved: (saved: SavedMap, isOther: boolean) => {
      endKeeping();
      drop();
      if (isOther) router.push(`/app/maps/${saved.id}`);
      else {
        setInitial(saved);
        setWork(fresh(saved));
      }
    },
  };
}
