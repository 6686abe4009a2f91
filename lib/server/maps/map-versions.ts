import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { MapVersion, MapVersions, SavedMap } from '@/lib/contracts/maps/maps';
import { showState, stillLocked } from '@/lib/core/maps/map-state';
import type { Database, Queryable } from '@/lib/db/client';
import { mapVersions, pupils, teachers } from '@/lib/db/schema/tables';
import { isEditorOf } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { requirePlan } from '@/lib/server/access/require-plan';
import { AppError } from '@/lib/server/errors/app-error';
import { findVisibleMap, lockEditableMap } from './find-map';
import { findRoomId, replaceMapState } from './map-state';
import { listPupils, readMap } from './read-map';

export async function listMapVersions(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
): Promise<MapVersions> {
  await findVisibleMap(db, teacher, mapId);
  const rows = await db
    .select({
      version: mapVersions.version,
      savedAt: mapVersions.savedAt,
      savedBy: teachers.name,
    })
    .from(mapVersions)
    .leftJoin(teachers, eq(teachers.id, mapVersions.savedBy))
    .where(eq(mapVersions.mapId, mapId))
    .orderBy(desc(mapVersions.version));
  return rows.map(({ version, savedAt, savedBy }) => ({
    version,
    updatedAt: savedAt.toISOString(),
    updatedBy: savedBy,
  }));
}

export async function readMapVersion(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
  version: string,
): Promise<MapVersion> {
  const { map, class: owner } = await findVisibleMap(db, teacher, mapId);
  const { row, savedBy } = await findVersion(db, mapId, version);
  const isEditor = await isEditorOf(db, teacher, owner);
  return {
    version: row.version,
    updatedAt: row.savedAt.toISOString(),
    updatedBy: savedBy,
    ...showState(row.state, await listPupils(db, map.classId), isEditor),
  };
}

export async function restoreMapVersion(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  version: string,
  newest: number,
  nowMs: number,
): Promise<SavedMap> {
  await requirePlan(db, teacher, nowMs);
  return db.transaction(async (tx) => {
    const map = await lockEditableMap(tx, teacher, mapId);
    const { state } = (await findVersion(tx, mapId, version)).row;
    const seated = state.seats.map(({ pupilId }) => pupilId);
    const known = seated.length
      ? await tx
          .select({ id: pupils.id })
          .from(pupils)
          .where(and(eq(pupils.classId, map.classId), inArray(pupils.id, seated)))
      : [];
    const ids = new Set(known.map(({ id }) => id));
    const roomId = state.roomId && (await findRoomId(tx, teacher, state.roomId));
    const seats = state.seats.filter(({ pupilId }) => ids.has(pupilId));
    const { off = [] } = state;
    const restored = { ...state, roomId, seats, off, locked: stillLocked({ ...state, seats }) };
    await replaceMapState(tx, teacher, map, { version: newest, state: restored, nowMs });
    return readMap(tx, teacher, mapId);
  });
}

async function findVersion(db: Queryable, mapId: string, version: string) {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new AppError('notFound');
  const [found] = await db
    .select({ row: mapVersions, savedBy: teachers.name })
    .from(mapVersions)
    .leftJoin(teachers, eq(teachers.id, mapVersions.savedBy))
    .where(and(eq(mapVersions.mapId, mapId), eq(mapVersions.version, Number(version))));
  if (!found) throw new AppError('notFound');
  return found;
}
