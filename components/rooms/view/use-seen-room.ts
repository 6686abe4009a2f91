'use client';

import { useMemo } from 'react';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { seenFrom, type Perspective } from '@/lib/core/rooms/perspective';

/**
 * The room as the user wants to see rooms: from the teacher's desk or from the pupils' side. Without a choice it is seen as
 * `usual`, or as it was drawn.
 */
export function useSeenRoom<Room extends RoomToDraw>(room: Room, usual?: Perspective): Room {
  const { perspective = usual } = useViewChoices();
  return useMemo(() => seenFrom(room, perspective), [room, perspective]);
}
