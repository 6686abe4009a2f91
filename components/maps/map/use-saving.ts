'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/http/api-client';
import { useConditionCalls } from '@/lib/client/conditions/class-conditions';
import { useSaveAbsences } from '@/lib/client/maps/absences';
import { useChangeMap, useLoadMap, useSaveMap } from '@/lib/client/maps/maps';
import { toSaveInput } from '@/lib/client/maps/save-input';
import { waitingMaps } from '@/lib/client/maps/waiting-maps';
import { todayHere } from '@/lib/client/page/today';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { isNewMap } from '@/lib/core/maps/history';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import { isSameAs } from '@/lib/core/maps/saved-map';
import type { useMapDraft } from './use-map-draft';

interface SavingInput {
  classId: string;
  /** The map as it is stored, once it is. */
  saved: SavedMap | undefined;
  hand: ReturnType<typeof useMapDraft>;
  /** Called before the map is sent. */
  onSend: (mapId: string) => void;
  onSaved: (saved: SavedMap, outcome: 'corrected' | 'new') => void;
  /** Called where the map is stored and those who are away could not be marked. */
  onAwayFailed: () => void;
}

/**
 * Saves the map in hand: as a new one, or as a change of the stored one. Without a network it waits and saves when the browser
 * is online again; the same map sent twice changes nothing twice. Another teacher's newer map is fetched, so that the
 * teacher can choose. Where pupils have left the class, it is read again, and the rest is saved.
 */
export function useSaving({ classId, saved, hand, ...on }: SavingInput) {
  const { store, version } = hand;
  const change = useChangeMap(saved?.id ?? '');
  const add = useSaveMap(classId);
  const loadMap = useLoadMap(saved?.id ?? '');
  const saveAbsences = useSaveAbsences();
  const { refreshClass } = useConditionCalls(classId);
  const client = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  /** The last request of the teacher: to save onto a version, or as a new map. */
  const last = useRef(() => {});
  /** Whether the last request is made again as soon as the class is read without those who have left it. */
  const isForLeavers = useRef(false);
  // A map keeps its id while it is saved, so that trying again saves nothing twice.
  const newMap = useRef<{ of: MapInHand; id: string }>(undefined);

  const succeed = (stored: SavedMap, outcome: 'corrected' | 'new') => {
    setWaiting(false);
    hand.onSaved(
      stored,
      waitingMaps(client).some(({ map }) => map.id === stored.id),
    );
    on.onSaved(stored, outcome);
  };
  const failed = async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    setWaiting(code === 'offline');
    if (saved && code === 'changedMeanwhile') await loadMap().catch(() => undefined);
    const hasLeavers =
      error instanceof ApiError && error.errors.some((one) => one.code === 'unknownPupil');
    isForLeavers.current = hasLeavers;
    if (hasLeavers) refreshClass();
  };
  const saveChange = (onto = version) => {
    if (!saved) return;
    last.current = () => saveChange(onto);
    // Only the last attempt says what is wrong.
    add.reset();
    const { id: _, ...body } = toSaveInput(saved.id, store.get().map);
    change.mutate(
      { ...body, version: onto },
      {
        onSuccess: (stored) => succeed(stored, 'corrected'),
        onError: (error) => void failed(error),
      },
    );
  };
  const saveAsNew = () => {
    const { map: of } = store.get();
    last.current = saveAsNew;
    change.reset();
    if (newMap.current?.of !== of) newMap.current = { of, id: crypto.randomUUID() };
    const { id } = newMap.current;
    on.onSend(id);
    add.mutate(toSaveInput(id, of), {
      onSuccess: (stored) => {
        const away = of.absent.map(({ pupil }) => ({ pupilId: pupil, away: true }));
        saveAbsences(id, todayHere(), away).catch(on.onAwayFailed);
        succeed(stored, 'new');
      },
      onError: (error) => void failed(error),
    });
  };
  const isPending = change.isPending || add.isPending;
  const retry = () => {
    if (!isPending) last.current();
  };
  const backOnline = useEffectEvent(() => {
    if (isWaiting) retry();
  });
  useEffect(() => {
    const onOnline = () => backOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  const saveRest = useEffectEvent(() => {
    if (!isForLeavers.current) return;
    isForLeavers.current = false;
    retry();
  });
  useEffect(() => {
    saveRest();
  }, [hand.ids]);

  const error = change.error ?? add.error;
  const isConflict = error instanceof ApiError && error.code === 'changedMeanwhile';
  /** Whether the map in hand is a wholly new one, and no change of the stored map. */
  const isNew = (state: ReturnType<typeof store.get>) => !saved || isNewMap(state, hand.savedSteps);
  return {
    ...{ saveChange, saveAsNew, retry, isPending, isWaiting, isNew },
    save: () => (isNew(store.get()) ? saveAsNew() : saveChange()),
    /** Why the last attempt failed; undefined for what is shown otherwise. */
    error: isWaiting || isConflict ? undefined : error,
    /** Whether the stored map is a later one than the work began from, and another than the one in hand. */
    isOvertaken:
      saved !== undefined && saved.version > version && !isSameAs(store.get().map, saved),
  };
}
