'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIsVisitor } from '@/lib/client/account/use-session';
import {
  dropWorkDraft,
  keepWorkDraft,
  mapPlace,
  type WorkPlace,
} from '@/lib/client/local/work-draft';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Day } from '@/lib/core/conditions/condition';
import type { Step, Work } from '@/lib/core/maps/history';
import { isSameAs, isSameStored } from '@/lib/core/maps/saved-map';
import { hasUnsaved, receivePupils, receiveToday, type MakingState } from '@/lib/core/maps/making';
import {
  beginMap,
  createMapStore,
  readMap,
  type MapDraftRest,
  type MapFrom,
  type MapStore,
} from './map-store';

interface DraftInput extends Omit<MapFrom, 'pupils'> {
  pupils: Pupil[];
  classId: string;
  /** Whose map it is; without an owner, the browser does not keep it. */
  owner: string | undefined;
}

/** Whether nothing was done to the map yet. */
const isUntouched = ({ done, undone, making }: MakingState) =>
  done.length + undone.length === 0 && making.draft.typed === '';

const toRest = (state: MakingState, day: string, { version, steps }: Basis): MapDraftRest => {
  const { saved: _, suggestions, ...making } = state.making;
  return {
    making: {
      ...making,
      // Whom a begun change was about is not kept, and so is the change itself.
      draft: { typed: making.draft.typed },
      suggestions: [...suggestions],
    } as MapDraftRest['making'],
    isUnsaved: hasUnsaved(state),
    ...{ day, version },
    savedSteps: state.done.findLastIndex((step, index) => step === steps[index]) + 1,
  };
};

/** The version of the saved map that the work began from, and the steps that it was saved with. */
interface Basis {
  version: number;
  steps: readonly Step[];
}

/** Keeps the draft of a map, a moment after each change and when the page is left. */
function useKeepDraft(store: MapStore, place: WorkPlace | undefined, basis: Basis, today: Day) {
  const isVisitor = useIsVisitor();
  const kept = useRef<Pick<MakingState, keyof Work | 'making'>>(store.get());
  const keepAt = (at: WorkPlace, of: Basis) => {
    const state = store.get();
    const { map, done, undone } = state;
    kept.current = state;
    keepWorkDraft(at, { map, done, undone }, toRest(state, today, of));
  };
  const keep = useEffectEvent(() => {
    const state = store.get();
    const before = kept.current;
    const isKept =
      before.map === state.map && before.done === state.done && before.making === state.making;
    // The first map of a class is made the same again; a visitor's goes with them when they sign up.
    if (isKept || place === undefined || (isUntouched(state) && !isVisitor)) return;
    keepAt(place, basis);
  });
  useEffect(() => {
    let cancel = () => {};
    const stop = store.subscribe(() => {
      cancel();
      cancel = whenIdle(() => keep());
    });
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      cancel();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [store]);
  return {
    keepAt,
    /** Takes the map as it is now for kept. */
    forget: () => {
      kept.current = store.get();
    },
  };
}

/**
 * The map in hand, in its one store. The browser keeps it until it is saved. Until something is done, it follows the stored map, and the class as it is now.
 */
export function useMapDraft({ pupils, classId, owner, ...from }: DraftInput) {
  const { saved, active, away, classRooms, today } = from;
  const placeOf = (mapId: string | undefined): WorkPlace | undefined =>
    owner && mapPlace(owner, classId, mapId);
  const place = placeOf(saved?.id);
  // A renamed pupil makes no other list.
  const idText = pupils.map(({ id }) => id).join(' ');
  const ids = useMemo(() => idText.split(' ').filter(Boolean), [idText]);
  const begin = () => beginMap({ pupils: ids, ...from });
  const [{ store, restored }] = useState(() => {
    const kept = readMap(place, { pupils: ids, ...from });
    return { store: createMapStore(kept?.state ?? begin(), place), restored: kept };
  });
  const [basis, setBasis] = useState<Basis>(() => ({
    version: restored?.version ?? saved?.version ?? 0,
    steps: restored?.state.done.slice(0, restored.savedSteps) ?? [],
  }));
  const startAt = (version: number) => setBasis({ version, steps: store.get().done });
  const drafts = useKeepDraft(store, place, basis, today);
  const drop = () => {
    if (place) dropWorkDraft(place);
    drafts.forget();
  };

  const followSaved = useEffectEvent((before: SavedMap | undefined) => {
    if (isUntouched(store.get())) {
      store.update(() => begin());
      startAt(saved?.version ?? 0);
    } else if (saved && isSameAs(store.get().map, saved)) {
      startAt(saved.version);
    } else if (saved && before && isSameStored(before, saved)) {
      // A correction that waited to be sent is stored now, and the work went on.
      setBasis((now) => ({ ...now, version: saved.version }));
    }
  });
  const last = useRef({ saved, isMounted: false });
  const awayText = away.join(' ');
  useEffect(() => {
    const before = last.current;
    last.current = { saved, isMounted: true };
    if (before.isMounted) followSaved(before.saved);
  }, [saved, active, classRooms, awayText]);
  useEffect(() => {
    store.update((state) => receivePupils(state, ids));
  }, [store, ids]);
  useEffect(() => {
    store.update((state) => receiveToday(state, today));
  }, [store, today]);

  return {
    ...{ store, ids },
    version: basis.version,
    savedSteps: basis.steps,
    /** Whether it was begun before the page was opened. */
    isRestored: restored !== undefined,
    /** The map is saved, or waits to be sent and stays a draft until then; what was done can still be undone. */
    onSaved: ({ id, version }: SavedMap, isWaiting: boolean) => {
      const next = placeOf(id);
      if (!isWaiting || place !== next) drop();
      if (next && isWaiting) drafts.keepAt(next, { version, steps: store.get().done });
      startAt(version);
    },
    /** Gives up what was done since the map was saved. */
    startFrom: (newest: MapFrom['saved']) => {
      store.update((state) => {
        const next = beginMap({ pupils: ids, ...from, saved: newest });
        const { kept: list, lapsed, saved: served, sent } = state.making;
        // What was changed of the class's conditions is the class's already.
        return {
          ...next,
          map: { ...next.map, conditions: state.map.conditions },
          making: { ...next.making, kept: list, lapsed, saved: served, sent },
        };
      });
      drop();
      startAt(newest?.version ?? 0);
    },
  };
}
