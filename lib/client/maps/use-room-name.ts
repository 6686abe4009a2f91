'use client';

import { useTranslations } from 'next-intl';
import { isStandardRoomKind } from '@/lib/core/rooms/standard-room';

/** A room's name in the user's language: a standard room is stored by its kind, an own room by its own name. */
export function useRoomName(): (roomName: string) => string {
  const t = useTranslations('RoomKinds');
  return (roomName) => (isStandardRoomKind(roomName) ? t(roomName) : roomName);
}
