import 'server-only';
import { and, eq, not } from 'drizzle-orm';
import type { ChangeMap, SavedMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isBegun } from '@/lib/server/access/kept-maps';
import { requirePlan } from '@/lib/server/access/require-plan';
import { checkMap } from './check-map';
import { lockEditableMap } from './find-map';
import { replaceMapState, toMapState } from './map-state';
import { readMap } from './read-map';

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
    await tx
      .update(seatingMaps)
      .set({ isFixed: true })
      .where(and(eq(seatingMaps.id, mapId), not(isBegun)));
    return readMap(tx, teacher, mapId);
  });
}
