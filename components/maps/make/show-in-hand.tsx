'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import { BigScreenButton, type useBigScreen } from '../show/big-screen-button';
import type { ShownMap } from '../show/shown-map';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { WorkbenchStore } from '../work/workbench-store';

/** Shows the map in hand on the big screen. */
export function ShowButton({
  store,
  pupils,
  screen,
}: {
  store: WorkbenchStore;
  pupils: readonly { id: string; name: string }[];
  screen: ReturnType<typeof useBigScreen>;
}) {
  const t = useTranslations('Result');
  const map = useStoreLater(store, (state) => state.map);
  const shown = useMemo(() => toShown(t('title'), map, pupils), [t, map, pupils]);
  return <BigScreenButton look="quiet" size="small" isShortOnPhones map={shown} screen={screen} />;
}

/** The map in hand as a class sees it: pupils who are away leave an empty desk. */
export function toShown(
  title: string,
  { layout, seats, trainees, absent }: MapInHand,
  pupils: readonly { id: string; name: string }[],
): ShownMap {
  const away = new Set(absent.map(({ pupil }) => pupil));
  return {
    title,
    room: layout,
    seated: [...pupils, ...trainees].flatMap(({ id, name }) => {
      const desk = seats[id];
      return desk && !away.has(id) ? [{ id, name, desk }] : [];
    }),
  };
}
