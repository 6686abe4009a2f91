'use client';

import { useTranslations } from 'next-intl';
import { isStandardRoomKind } from '@/lib/core/rooms/standard-room';

export function useRoomName(): (roomName: string) => string {
  const t = useTranslations('RoomKinds');
  return (roomName) => (isStandardRoomKind(roomName) ? t(roomName) : roomName);
}
