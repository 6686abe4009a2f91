'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/http/api-client';
import { useChangeMap, useLoadMap, useSaveMap } from '@/lib/client/maps/maps';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import { isSameAs, toContent } from './map-changes';

/**
 * Saves a correction. Without a network it waits and saves when the browser is online again; the same correction sent
 * twice changes nothing twice. Another teacher's newer map is fetched, so that the teacher can choose. Where pupils have
 * left the class, it is read again, and the rest is saved.
 */
export function useSaveCorrection(
  map: SavedMap,
  work: { inHand: () => MapInHand; version: number; fitTo: (newest: SavedMap) => boolean },
  onSaved: (saved: SavedMap, outcome: 'corrected' | 'new' | 'same') => void,
) {
  const { inHand, version } = work;
  const change = useChangeMap(map.id);
  const add = useSaveMap(map.classId);
  const loadMap = useLoadMap(map.id);
  const [isWaiting, setWaiting] = useState(false);
  /** The last request of the teacher: to save onto a version, or as a new map. */
  const last = useRef(() => {});
  // A map keeps its id while it is saved, so that trying again saves nothing twice.
  const newMap = useRef<{ of: MapInHand; id: string }>(undefined);

  const failed = async (error: unknown, saveRest: () => void) => {
    const code = error instanceof ApiError ? error.code : undefined;
    setWaiting(code === 'offline');
    const lacksPupils =
      error instanceof ApiError && error.errors.some((one) => one.code === 'unknownPupil');
    if (code !== 'changedMeanwhile' && !lacksPupils) return;
    const newest = await loadMap().catch(() => undefined);
    if (lacksPupils && newest && work.fitTo(newest)) saveRest();
  };
  const save = (onto = version) => {
    const sent = inHand();
    last.current = () => save(onto);
    if (onto === map.version && isSameAs(sent, map)) return onSaved(map, 'same');
    // Only the last attempt says what is wrong.
    add.reset();
    change.mutate(
      { ...toContent(sent, map), version: onto },
      {
        onSuccess: (saved) => onSaved(saved, 'corrected'),
        onError: (error) => void failed(error, () => save(onto)),
      },
    );
  };
  const saveAsNew = () => {
    const of = inHand();
    last.current = saveAsNew;
    change.reset();
    if (newMap.current?.of !== of) newMap.current = { of, id: crypto.randomUUID() };
    add.mutate(
      { ...toContent(of, map), id: newMap.current.id },
      {
        onSuccess: (saved) => onSaved(saved, 'new'),
        onError: (error) => void failed(error, saveAsNew),
      },
    );
  };
  const retry = () => {
    if (change.isPending || add.isPending) return;
    last.current();
  };
  const backOnline = useEffectEvent(() => {
    if (isWaiting) retry();
  });
  useEffect(() => {
    const onOnline = () => backOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  const error = change.error ?? add.error;
  const isConflict = error instanceof ApiError && error.code === 'changedMeanwhile';
  return {
    save,
    saveAsNew,
    retry,
    isPending: change.isPending || add.isPending,
    isWaiting,
    /** Why the last attempt failed; undefined for what is shown otherwise. */
    error: isWaiting || isConflict ? undefined : error,
    /** Whether the stored map is a later one than the work began from, and another than the one in hand. */
    isOvertaken: () => map.version > version && !isSameAs(inHand(), map),
  };
}
