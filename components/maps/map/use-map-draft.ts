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
import type { ClassPupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Day } from '@/lib/core/conditions/condition';
import { toMarkedPupils, type Mark, type MarkedPupils } from '@/lib/core/conditions/marks';
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

interface DraftInput extends Omit<MapFrom, 'pupils' | 'marked'> {
  pupils: ClassPupil[];
  marks: readonly Mark[];
  classId: string;
  owner: string | undefined;
}

const isUntouched = ({ done, undone, making }: MakingState) =>
  done.length + undone.length === 0 && making.draft.typed === '';

const toRest = (state: MakingState, day: string, { version, steps }: Basis): MapDraftRest => {
  const { saved: _, suggestions, ...making } = state.making;
  return {
    making: {
      ...making,
      draft: { typed: making.draft.typed },
      suggestions: [...suggestions],
    } as MapDraftRest['making'],
    isUnsaved: hasUnsaved(state),
    ...{ day, version },
    savedSteps: state.done.findLastIndex((step, index) => step === steps[index]) + 1,
  };
};

interface Basis {
  version: number;
  steps: readonly Step[];
}

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
    // An unchanged first seating map needs no draft, because the search with its fixed seed makes the same map again.
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
    forget: () => {
      kept.current = store.get();
    },
  };
}

export function useMapDraft({ pupils, marks, classId, owner, ...from }: DraftInput) {
  const { saved, active, away, classRooms, today } = from;
  const placeOf = (mapId: string | undefined): WorkPlace | undefined =>
    owner && mapPlace(owner, classId, mapId);
  const place = placeOf(saved?.id);
  // The list of pupil ids is memoised by its content, because renaming a pupil must not create a new list.
  const idText = pupils.map(({ id }) => id).join(' ');
  const ids = useMemo(() => idText.split(' ').filter(Boolean), [idText]);
  const markedText = JSON.stringify(toMarkedPupils({ pupils, marks }));
  const marked = useMemo(() => JSON.parse(markedText) as MarkedPupils, [markedText]);
  const begin = () => beginMap({ pupils: ids, marked, ...from });
  const [{ store, restored }] = useState(() => {
    const kept = readMap(place, { pupils: ids, marked, ...from });
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
    store.update((state) => receivePupils(state, ids, marked));
  }, [store, ids, marked]);
  useEffect(() => {
    store.update((state) => receiveToday(state, today));
  }, [store, today]);

  return {
    ...{ store, ids },
    version: basis.version,
    savedSteps: basis.steps,
    isRestored: restored !== undefined,
    onSaved: ({ id, version }: SavedMap, isWaiting: boolean) => {
      const next = placeOf(id);
      if (!isWaiting || place !== next) drop();
      if (next && isWaiting) drafts.keepAt(next, { version, steps: store.get().done });
      startAt(version);
    },
    startFrom: (newest: MapFrom['saved']) => {
      store.update((state) => {
        const next = beginMap({ pupils: ids, marked, ...from, saved: newest });
        const { kept: list, lapsed, saved: served, sent } = state.making;
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
