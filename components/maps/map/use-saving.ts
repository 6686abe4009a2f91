'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/http/api-client';
import { useConditionCalls } from '@/lib/client/conditions/class-conditions';
import { useSaveAbsences } from '@/lib/client/maps/absences';
import { useChangeMap, useLoadMap, useSaveMap } from '@/lib/client/maps/maps';
import { toSaveInput } from '@/lib/client/maps/save-input';
import { useIsSending, waitingMaps } from '@/lib/client/maps/waiting-maps';
import { todayHere } from '@/lib/client/page/today';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { isNewMap } from '@/lib/core/maps/history';
import type { MapDocument } from '@/lib/core/maps/map-document';
import { isSameAs } from '@/lib/core/maps/saved-map';
import type { useMapDraft } from './use-map-draft';

interface SavingInput {
  classId: string;
  /** The map as it is stored, once it is. */
  saved: SavedMap | undefined;
  hand: ReturnType<typeof useMapDraft>;
  /** Called before the map is sent. */
  onSend: (mapId: string) => void;
  /** `isWaiting` for a network, until which the map is kept here. */
  onSaved: (saved: SavedMap, outcome: 'corrected' | 'new', isWaiting: boolean) => void;
  /** Called where the map is stored and those who are away could not be marked. */
  onAwayFailed: () => void;
}

/** Whether the map has pupils who have left the class. */
const hasLeavers = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'unknownPupil');

/** Tries again when the browser is online, and once the class is read without those who have left it. */
function useRetries(classId: string, ids: readonly string[], retry: () => void) {
  const { refreshClass } = useConditionCalls(classId);
  const [isWaiting, setWaiting] = useState(false);
  const isForLeavers = useRef(false);
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
  }, [ids]);
  return {
    isWaiting,
    /** Follows the outcome of a request; undefined where it was stored. */
    follow: (error: unknown) => {
      setWaiting(error instanceof ApiError && error.code === 'offline');
      isForLeavers.current = hasLeavers(error);
      if (hasLeavers(error)) refreshClass();
    },
  };
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
  const client = useQueryClient();
  /** The last request of the teacher: to save onto a version, or as a new map. */
  const last = useRef(() => {});
  // A map keeps its id while it is saved, so that trying again saves nothing twice.
  const newMap = useRef<{ of: MapDocument; id: string }>(undefined);
  // A correction of a map that is being sent waits for the answer, which has its version.
  const isSending = useIsSending(saved?.id);
  const isPending = change.isPending || add.isPending || isSending;
  const retry = () => {
    if (!isPending) last.current();
  };
  const { isWaiting, follow } = useRetries(classId, hand.ids, retry);

  const succeed = (stored: SavedMap, outcome: 'corrected' | 'new') => {
    follow(undefined);
    const isKept = waitingMaps(client).some(({ map }) => map.id === stored.id);
    hand.onSaved(stored, isKept);
    on.onSaved(stored, outcome, isKept);
  };
  const onError = async (error: unknown) => {
    if (saved && isConflict(error)) await loadMap().catch(() => undefined);
    follow(error);
  };
  const saveChange = (onto = version) => {
    if (!saved) return;
    last.current = () => saveChange(onto);
    // Only the last attempt says what is wrong.
    add.reset();
    const { id: _, ...body } = toSaveInput(saved.id, store.get().map);
    const onSuccess = (stored: SavedMap) => succeed(stored, 'corrected');
    change.mutate({ ...body, version: onto }, { onSuccess, onError });
  };
  const saveAsNew = () => {
    const { map: of } = store.get();
    last.current = saveAsNew;
    change.reset();
    if (newMap.current?.of !== of) newMap.current = { of, id: crypto.randomUUID() };
    const { id } = newMap.current;
    on.onSend(id);
    const onSuccess = (stored: SavedMap) => {
      const away = of.absent.map(({ pupil }) => ({ pupilId: pupil, away: true }));
      saveAbsences(id, todayHere(), away).catch(on.onAwayFailed);
      succeed(stored, 'new');
    };
    add.mutate(toSaveInput(id, of), { onSuccess, onError });
  };
  const error = change.error ?? add.error;
  /** Whether the map in hand is a wholly new one, and no change of the stored map. */
  const isNew = (state: ReturnType<typeof store.get>) => !saved || isNewMap(state, hand.savedSteps);
  return {
    ...{ saveChange, saveAsNew, retry, isPending, isWaiting, isNew },
    save: () => (isNew(store.get()) ? saveAsNew() : saveChange()),
    /** Why the last attempt failed; undefined for what is shown otherwise. */
    error: isWaiting || isConflict(error) ? undefined : error,
    /** Whether the stored map is a later one than the work began from, and another than the one in hand. */
    isOvertaken:
      saved !== undefined && saved.version > version && !isSameAs(store.get().map, saved),
  };
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'changedMeanwhile';
