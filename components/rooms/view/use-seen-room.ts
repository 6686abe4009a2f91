'use client';

import { useMemo } from 'react';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { seenFrom, type Perspective } from '@/lib/core/rooms/perspective';

export function useSeenRoom<Room extends RoomToDraw>(room: Room, usual?: Perspective): Room {
  const { perspective = usual } = useViewChoices();
  return useMemo(() => seenFrom(room, perspective), [room, perspective]);
}
