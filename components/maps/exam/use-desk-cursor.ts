'use client';

import { useState, type KeyboardEvent } from 'react';
import { nearestDesk, type Direction } from '@/lib/core/maps/nearest-desk';
import { deskKey } from '@/lib/core/rooms/room';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function useDeskCursor(seen: RoomLayout) {
  const [last, setLast] = useState<string>();
  const first = seen.desks[0] && deskKey(seen.desks[0]);
  const stop = seen.desks.some((desk) => deskKey(desk) === last) ? last : first;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { desk: at } = (event.target as HTMLElement).dataset;
    const from = seen.desks.find((desk) => deskKey(desk) === at);
    if (!from) return;
    event.preventDefault();
    const to = nearestDesk(seen, from, direction);
    if (!to) return;
    setLast(deskKey(to));
    event.currentTarget.querySelector<HTMLElement>(`[data-desk="${deskKey(to)}"]`)?.focus();
  };
  return { stop, setLast, onKeyDown };
}
