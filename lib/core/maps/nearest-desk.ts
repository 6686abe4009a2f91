import { drawRoom } from '@/lib/core/rooms/drawn-room';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import { isSameDesk } from './map-document';

/** Direction in the drawing of a room on the screen, regardless of the side of the board. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Returns the next desk in a direction of the drawing of a room; undefined if no desk follows. For left and right, a
 * desk in the same row of the drawing is preferred. Repeated steps can reach every desk from every desk.
 */
export function nearestDesk(
  layout: RoomLayout,
  from: Desk,
  direction: Direction,
): Desk | undefined {
  const { desks } = drawRoom(layout);
  const start = desks.find(({ desk }) => isSameDesk(desk, from));
  if (!start) return undefined;
  const isUpright = direction === 'up' || direction === 'down';
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const ahead = desks.flatMap(({ desk, row, col }) => {
    const [down, right] = [row - start.row, col - start.col];
    const along = sign * (isUpright ? down : right);
    const across = isUpright ? right : down;
    const isBeside = !isUpright && across !== 0;
    return along > 0 ? [{ desk, along, across, isBeside }] : [];
  });
  ahead.sort(
    (a, b) =>
      Number(a.isBeside) - Number(b.isBeside) ||
      a.along - b.along ||
      Math.abs(a.across) - Math.abs(b.across) ||
      a.across - b.across,
  );
  return ahead[0]?.desk;
}
