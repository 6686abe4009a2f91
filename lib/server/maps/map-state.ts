import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, lte } from 'drizzle-orm';
import { maxMapVersions, type ChangeMap } from '@/lib/contracts/maps/maps';
import { stillLocked, type MapState } from '@/lib/core/maps/map-state';
import type { Queryable } from '@/lib/db/client';
import { mapVersions, rooms, seatingMaps, seats } from '@/lib/db/schema/tables';

import { roomsVisibleTo } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import type { MapRow } from './find-map';

export async function toMapState(
  tx: Queryable,
  teacher: TeacherRow,
  input: Omit<ChangeMap, 'version' | 'broken' | 'off'> & Partial<Pick<ChangeMap, 'off'>>,
): Promise<MapState> {
  const { roomName, roomId, desks, marks, boardSide } = input;
  const { conditions, seats: seated, trainees, emptyDesks, locked, off = [] } = input;
  return {
    roomName,
    roomId: roomId ? await findRoomId(tx, teacher, roomId) : null,
    desks,
    marks,
    boardSide,
    conditions,
    seats: seated,
    trainees,
    emptyDesks,
    locked,
    off,
  };
}

export async function findRoomId(
  tx: Queryable,
  teacher: TeacherRow,
  roomId: string,
): Promise<string | null> {
  const [room] = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.id, roomId), roomsVisibleTo(teacher)))
    .for('key share');
  return room?.id ?? null;
}

export async function readMapState(db: Queryable, map: MapRow): Promise<MapState> {
  const { roomName, roomId, desks, marks, boardSide, conditions, trainees, emptyDesks, off } = map;
  const rows = await db
    .select({ pupilId: seats.pupilId, row: seats.row, col: seats.col })
    .from(seats)
    .where(eq(seats.mapId, map.id))
    .orderBy(asc(seats.pupilId));
  const seated = rows.map(({ pupilId, row, col }) => ({ pupilId, desk: { row, col } }));
  const room = { roomName, roomId, desks, marks, boardSide };
  const state = { ...room, conditions, trainees, emptyDesks, off };
  const locked = stillLocked({ ...state, seats: seated, locked: map.locked });
  return { ...state, seats: seated, locked };
}

function isSameState(a: MapState, b: MapState): boolean {
  const inOrder = (state: MapState) => ({
    ...state,
    seats: [...state.seats].sort((x, y) => (x.pupilId < y.pupilId ? -1 : 1)),
    locked: [...state.locked].sort(),
    off: [...state.off].sort(),
  });
  return isDeepStrictEqual(inOrder(a), inOrder(b));
}

/**
 * Replaces the state of a map. An unchanged map is not written, so a repeated request succeeds. The caller must lock
 * the map's class.
 */
export async function replaceMapState(
  tx: Queryable,
  teacher: TeacherRow,
  map: MapRow,
  change: { version: number; state: MapState; nowMs: number; check?: () => Promise<void> },
): Promise<void> {
  const { version, state, nowMs, check } = change;
  const current = await readMapState(tx, map);
  const isSame = isSameState(current, state);
  if (isSame && (map.version === version || map.version === version + 1)) return;
  if (map.version !== version) throw new AppError('changedMeanwhile');
  await check?.();
  await tx.insert(mapVersions).values({
    mapId: map.id,
    version: map.version,
    savedAt: map.updatedAt,
    savedBy: map.updatedBy,
    state: current,
  });
  await tx
    .delete(mapVersions)
    .where(
      and(eq(mapVersions.mapId, map.id), lte(mapVersions.version, map.version - maxMapVersions)),
    );
  const { seats: seated, ...columns } = state;
  await tx
    .update(seatingMaps)
    .set({
      ...columns,
      version: map.version + 1,
      updatedAt: new Date(nowMs),
      updatedBy: teacher.id,
    })
    .where(eq(seatingMaps.id, map.id));
  await tx.delete(seats).where(eq(seats.mapId, map.id));
  await insertSeats(tx, map.id, seated);
}

export async function insertSeats(
  tx: Queryable,
  mapId: string,
  seated: MapState['seats'],
): Promise<void> {
  if (seated.length === 0) return;
  await tx.insert(seats).values(seated.map(({ pupilId, desk }) => ({ mapId, pupilId, ...desk })));
}
