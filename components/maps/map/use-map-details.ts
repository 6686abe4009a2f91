'use client';

import { useFormatter } from 'next-intl';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { mapDate } from '@/lib/core/maps/map-day';

export function useMapDetails(
  map: Pick<SavedMap, 'name' | 'roomName' | 'createdAt' | 'plannedFor'>,
): string {
  const format = useFormatter();
  const roomName = useRoomName();
  const date = format.dateTime(mapDate(map), { dateStyle: 'long' });
  return [map.name, roomName(map.roomName), date].filter(Boolean).join(' · ');
}
