'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConditionCalls } from '@/lib/client/conditions/class-conditions';
import { ApiError } from '@/lib/client/http/api-error';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import type { PupilId } from '@/lib/core/conditions/condition';
import { hasUnsaved, receiveKept, send } from '@/lib/core/maps/making';
import type { MapStore } from './map-store';

const mostMerges = 3;

interface Keeping {
  kept: KeptConditions;
  pupils: readonly PupilId[];
  isRestored: boolean;
}

interface KeepingNews {
  merged: () => void;
  failed: () => void;
}

function useSender(classId: string, store: MapStore, { kept, pupils }: Keeping, on: KeepingNews) {
  const calls = useConditionCalls(classId);
  const [error, setError] = useState<Error>();
  const latest = useRef({ kept, pupils, isSaving: false });

  const receive = (news: KeptConditions, sent?: Parameters<typeof receiveKept>[3]) =>
    store.update((state) =>
      sent || news.version > state.making.kept.version
        ? receiveKept(state, news, latest.current.pupils, sent)
        : state,
    );
  const saveOnce = async () => {
    const { map, making } = store.get();
    const { conditions } = map;
    store.update(send);
    receive(await calls.put({ version: making.kept.version, conditions }), conditions);
  };
  const save = async () => {
    if (latest.current.isSaving) return;
    latest.current.isSaving = true;
    setError(undefined);
    let merges = 0;
    try {
      while (hasUnsaved(store.get())) {
        try {
          await saveOnce();
        } catch (thrown) {
          const isChanged = thrown instanceof ApiError && thrown.code === 'changedMeanwhile';
          if (!isChanged || merges >= mostMerges) throw thrown;
          merges += 1;
          calls.refreshClass();
          receive(await calls.load());
          on.merged();
        }
      }
    } catch (thrown) {
      setError(thrown as Error);
      on.failed();
    } finally {
      latest.current.isSaving = false;
      receive(latest.current.kept);
    }
  };
  const follow = useEffectEvent(() => {
    latest.current.kept = kept;
    latest.current.pupils = pupils;
    if (!latest.current.isSaving) receive(kept);
  });
  useEffect(() => {
    follow();
  }, [kept, pupils]);
  return { save, error };
}

export function useKeepConditions(
  classId: string,
  store: MapStore,
  keeping: Keeping,
  on: KeepingNews,
) {
  const { isRestored } = keeping;
  const { save, error } = useSender(classId, store, keeping, on);
  const saveLeftover = useEffectEvent(() => {
    if (isRestored) void save();
  });
  useEffect(() => {
    saveLeftover();
  }, []);
  const saveAgain = useEffectEvent(() => void save());
  useEffect(() => {
    let { map, making } = store.get();
    const stop = store.subscribe(() => {
      const before = { map, making };
      ({ map, making } = store.get());
      const isNews = making.kept !== before.making.kept;
      if (map.conditions !== before.map.conditions && !isNews && hasUnsaved(store.get()))
        saveAgain();
    });
    const onOnline = () => saveAgain();
    window.addEventListener('online', onOnline);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
    };
  }, [store]);

  return {
    error,
    save: () => void save(),
  };
}
