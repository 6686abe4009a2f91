'use client';

import { useMemo } from 'react';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { seenFrom } from '@/lib/core/rooms/perspective';

/** The room as this teacher wants to see rooms: from the teacher's desk, from the pupils' side, or as it was drawn. */
export function useSeenRoom<Room extends RoomToDraw>(room: Room): Room {
  const { perspective } = useViewChoices();
  return useMemo(() => seenFrom(room, perspective), [room, perspective]);
}
