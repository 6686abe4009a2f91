'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { usePutAbsence } from '@/lib/client/maps/absences';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { WorkbenchStore } from './room/workbench-store';
import { absenceChanges } from '@/lib/core/maps/saved-map';

export function useKeepAbsences(
  store: WorkbenchStore,
  map: SavedMap | undefined,
  pupils: readonly Pupil[],
  day: string,
): void {
  const t = useTranslations('Map');
  const errorText = useErrorText();
  const put = usePutAbsence(map?.id ?? '', day, null);
  const last = useRef<{ store: WorkbenchStore; away: string[] }>(undefined);
  const names = new Map(pupils.map(({ id, name }) => [id, name]));
  const keep = useEffectEvent(() => {
    const { map: edited, done, undone } = store.get();
    const { absent } = edited;
    const before = last.current?.store === store ? last.current.away : undefined;
    last.current = { store, away: absent.map(({ pupil }) => pupil) };
    if (!map || !before || done.length + undone.length === 0) return;
    for (const change of absenceChanges({ absent }, before)) {
      put.mutate(change, {
        onError: (error) => {
          const name = names.get(change.pupilId) ?? '';
          notify({ type: 'error', title: t('awayFailed', { name }), message: errorText(error) });
        },
      });
    }
  });
  useEffect(() => {
    keep();
    return store.subscribe(() => keep());
  }, [store]);
}
