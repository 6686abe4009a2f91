import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { lockEditableMap } from './find-map';
import { readMap } from './read-map';

/** Makes an earlier map the active map of its class. */
export async function activateMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
): Promise<SavedMap> {
  return db.transaction(async (tx) => {
    const map = await lockEditableMap(tx, teacher, mapId);
    await tx
      .update(seatingMaps)
      .set({ isActive: false })
      .where(and(eq(seatingMaps.classId, map.classId), eq(seatingMaps.isActive, true)));
    await tx.update(seatingMaps).set({ isActive: true }).where(eq(seatingMaps.id, mapId));
    return readMap(tx, teacher, mapId);
  });
}
