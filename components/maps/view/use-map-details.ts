'use client';

import { useFormatter } from 'next-intl';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { SavedMap } from '@/lib/contracts/maps/maps';

/** The name of a map, its room and its day, for the line beside the class. */
export function useMapDetails(map: Pick<SavedMap, 'name' | 'roomName' | 'createdAt'>): string {
  const format = useFormatter();
  const roomName = useRoomName();
  const date = format.dateTime(new Date(map.createdAt), { dateStyle: 'long' });
  return [map.name, roomName(map.roomName), date].filter(Boolean).join(' · ');
}
