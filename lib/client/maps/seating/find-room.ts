import { toOtherRoom } from '@/lib/core/conditions/resolve';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { solveInWorker } from './solve-in-worker';

const timeLimitMs = 1000;

/**
 * Finds the first room in which the pupils can be seated under the conditions. Locks of pupils to desks are ignored,
 * because the locked desks belong to the current room.
 */
export async function findRoomThatFits<Room extends { layout: RoomLayout }>(
  problem: SeatingProblem,
  rooms: readonly Room[],
  signal: AbortSignal,
): Promise<Room | undefined> {
  for (const [index, room] of rooms.entries()) {
    const conditions = toOtherRoom(problem.conditions, room.layout);
    if (!conditions || room.layout.desks.length < problem.pupils.length) continue;
    const wanted = { ...problem, room: room.layout, conditions, locked: {}, history: [] };
    const result = await solveInWorker(wanted, { seed: index, timeLimitMs, signal });
    if (result.status === 'seated') return room;
  }
  return undefined;
}
