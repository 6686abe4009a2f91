import 'server-only';
import type { ChangeMap, SavedMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { requirePlan } from '@/lib/server/access/require-plan';
import { checkMap } from './check-map';
import { lockEditableMap } from './find-map';
import { replaceMapState, toMapState } from './map-state';
import { readMap } from './read-map';

/** Corrects a map in place; its former state is kept as an earlier version. Throws `changedMeanwhile` for a stale version. */
export async function changeMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  input: ChangeMap,
  nowMs: number,
): Promise<SavedMap> {
  await requirePlan(db, teacher, nowMs);
  return db.transaction(async (tx) => {
    const map = await lockEditableMap(tx, teacher, mapId);
    await replaceMapState(tx, teacher, map, {
      version: input.version,
      state: await toMapState(tx, teacher, input),
      nowMs,
      check: () => checkMap(tx, map.classId, input),
    });
    return readMap(tx, teacher, mapId);
  });
}
