'use client';

import { useEffect, useEffectEvent } from 'react';
import { useRooms } from '@/lib/client/rooms/rooms';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { receiveRoom, redrawnRoom } from '@/lib/core/maps/making';
import type { RoomChoice } from '@/lib/core/maps/room-choice';
import { toOwnRoom } from '@/lib/core/maps/room-rules';
import type { MapStore } from './map-store';

export function useRoomNews(store: MapStore, changeRoom: (choice: RoomChoice) => void): void {
  const rooms = useRooms().data;
  const follow = useEffectEvent((list: readonly RoomSummary[]) => {
    for (const room of list) {
      if (!room.layout) continue;
      const own = toOwnRoom(room, room.layout);
      store.update((state) => receiveRoom(state, own));
      const redrawn = redrawnRoom(store.get(), own);
      if (redrawn) changeRoom(redrawn);
    }
  });
  useEffect(() => {
    if (rooms) follow(rooms);
  }, [rooms]);
}
