import type { SeatingProblem } from '@/lib/core/seating/condition';
import { standardRoom, standardRoomKinds, type StandardRoomKind } from '@/lib/core/seating/room';
import { solveInWorker } from './solve-in-worker';

/** Time limit for each room. */
const timeLimitMs = 1000;

/**
 * Finds a standard room with as many desks as the problem's room in which all conditions can be kept; undefined if none
 * was found in time. Locks are ignored, because they name desks of the current room. Rejects if the signal aborts or
 * the engine fails.
 */
export async function findRoomThatFits(
  problem: SeatingProblem,
  signal: AbortSignal,
): Promise<StandardRoomKind | undefined> {
  for (const kind of standardRoomKinds) {
    const room = standardRoom(kind, problem.room.desks.length);
    const wanted = { ...problem, room, locked: {}, history: [] };
    const result = await solveInWorker(wanted, { seed: kind, timeLimitMs, signal });
    if (result.status === 'seated') return kind;
  }
  return undefined;
}
