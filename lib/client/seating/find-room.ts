import { toOtherRoom } from '@/lib/core/conditions/resolve';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import type { SeatingProblem } from '@/lib/core/seating/condition';
import { standardRoom, standardRoomKinds, type StandardRoomKind } from '@/lib/core/seating/room';
import { solveInWorker } from './solve-in-worker';

/** Time limit for each room. */
const timeLimitMs = 1000;

/**
 * Finds a standard room with as many desks as the problem's room in which all conditions can be kept; undefined if none
 * was found in time. Places are those of the other room (see `toOtherRoom`). Locks are ignored, because they name desks
 * of the current room. Rejects if the signal aborts or the engine fails.
 */
export async function findRoomThatFits(
  problem: SeatingProblem,
  signal: AbortSignal,
): Promise<StandardRoomKind | undefined> {
  for (const kind of standardRoomKinds) {
    const { desks } = standardRoom(kind, problem.room.desks.length);
    const plan: RoomPlan = { desks, marks: [], boardSide: 'top' };
    const conditions = toOtherRoom(problem.conditions, plan);
    if (!conditions) continue;
    const wanted = { ...problem, room: plan, conditions, locked: {}, history: [] };
    const result = await solveInWorker(wanted, { seed: kind, timeLimitMs, signal });
    if (result.status === 'seated') return kind;
  }
  return undefined;
}
