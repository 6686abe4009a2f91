'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/http/api-client';
import { useConditionCalls } from '@/lib/client/conditions/class-conditions';
import { useSaveAbsences } from '@/lib/client/maps/absences';
import { useChangeMap, useLoadMap, useSaveMap } from '@/lib/client/maps/maps';
import { toSaveInput } from '@/lib/client/maps/save-input';
import { useIsSending, waitingMaps } from '@/lib/client/maps/waiting-maps';
import { todayInNorway } from '@/lib/client/page/today';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { isNewMap } from '@/lib/core/maps/history';
import type { MapDocument } from '@/lib/core/maps/map-document';
import { isSameAs } from '@/lib/core/maps/saved-map';
import type { useMapDraft } from './use-map-draft';

interface SavingInput {
  classId: string;
  saved: SavedMap | undefined;
  mapDraft: ReturnType<typeof useMapDraft>;
  onSend: (mapId: string) => void;
  onSaved: (saved: SavedMap, outcome: 'corrected' | 'new', isWaiting: boolean) => void;
  onAwayFailed: () => void;
}

const hasLeavers = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'unknownPupil');

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
    follow: (error: unknown) => {
      setWaiting(error instanceof ApiError && error.code === 'offline');
      isForLeavers.current = hasLeavers(error);
      if (hasLeavers(error)) refreshClass();
    },
  };
}

export function useSaving({ classId, saved, mapDraft, ...on }: SavingInput) {
  const { store, version } = mapDraft;
  const change = useChangeMap(saved?.id ?? '');
  const add = useSaveMap(classId);
  const loadMap = useLoadMap(saved?.id ?? '');
  const saveAbsences = useSaveAbsences();
  const client = useQueryClient();
  const last = useRef(() => {});
  const newMap = useRef<{ of: MapDocument; id: string }>(undefined);
  // A changed map can only be saved with the version number from the previous save, so the change waits for that save.
  const isSending = useIsSending(saved?.id);
  const isPending = change.isPending || add.isPending || isSending;
  const retry = () => {
    if (!isPending) last.current();
  };
  const { isWaiting, follow } = useRetries(classId, mapDraft.ids, retry);

  const succeed = (stored: SavedMap, outcome: 'corrected' | 'new') => {
    follow(undefined);
    const isKept = waitingMaps(client).some(({ map }) => map.id === stored.id);
    mapDraft.onSaved(stored, isKept);
    on.onSaved(stored, outcome, isKept);
  };
  const onError = async (error: unknown) => {
    if (saved && isConflict(error)) await loadMap().catch(() => undefined);
    follow(error);
  };
  const saveChange = (onto = version) => {
    if (!saved) return;
    last.current = () => saveChange(onto);
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
      saveAbsences(id, todayInNorway(), away).catch(on.onAwayFailed);
      succeed(stored, 'new');
    };
    add.mutate(toSaveInput(id, of), { onSuccess, onError });
  };
  const error = change.error ?? add.error;
  const isNew = (state: ReturnType<typeof store.get>) =>
    !saved || isNewMap(state, mapDraft.savedSteps);
  return {
    ...{ saveChange, saveAsNew, retry, isPending, isWaiting, isNew },
    save: () => (isNew(store.get()) ? saveAsNew() : saveChange()),
    error: isWaiting || isConflict(error) ? undefined : error,
    isOvertaken:
      saved !== undefined && saved.version > version && !isSameAs(store.get().map, saved),
  };
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'changedMeanwhile';
