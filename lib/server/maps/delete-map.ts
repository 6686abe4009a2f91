import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isKeptMap } from '@/lib/server/access/kept-maps';
import { lockEditableMap } from './find-map';
import { purgeMaps } from './purge-maps';

/**
 * Deletes a map: it is seen nowhere, and can be restored for a week at least. If it was active, the newest remaining map
 * becomes active.
 */
export async function deleteMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const map = await lockEditableMap(tx, teacher, mapId);
    await purgeMaps(tx, map.classId, nowMs);
    await tx
      .update(seatingMaps)
      .set({ deletedAt: new Date(nowMs) })
      .where(eq(seatingMaps.id, mapId));
    if (!map.isActive) return;
    const [newest] = await tx
      .select({ id: seatingMaps.id })
      .from(seatingMaps)
      .where(and(eq(seatingMaps.classId, map.classId), isKeptMap))
      .orderBy(desc(seatingMaps.createdAt), desc(seatingMaps.id))
      .limit(1);
    if (newest) {
      await tx.update(seatingMaps).set({ isActive: true }).where(eq(seatingMaps.id, newest.id));
    }
  });
}
