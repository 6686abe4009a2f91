'use client';

import { useFormatter } from 'next-intl';
import { mapDate, type Dated } from '@/lib/core/maps/map-day';

export function useMapLabel(): (map: { name: string | null } & Dated) => string {
  const format = useFormatter();
  return (map) =>
    map.name ??
    format.dateTime(mapDate(map), {
      dateStyle: 'long',
      ...(!map.plannedFor && { timeStyle: 'short' }),
    });
}
