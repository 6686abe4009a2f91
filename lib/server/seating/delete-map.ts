import 'server-only';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import { lockEditableClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { findVisibleMap } from './find-map';

/** Deletes a map. If it was active, the newest remaining map becomes active. */
export async function deleteMap(db: Database, teacher: TeacherRow, mapId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { map } = await findVisibleMap(tx, teacher, mapId);
    await lockEditableClass(tx, teacher, map.classId);
    // Reads `isActive` from the locked row: it may have changed since the map was found.
    const [deleted] = await tx
      .delete(seatingMaps)
      .where(eq(seatingMaps.id, mapId))
      .returning({ wasActive: seatingMaps.isActive });
    if (!deleted?.wasActive) return;
    const [newest] = await tx
      .select({ id: seatingMaps.id })
      .from(seatingMaps)
      .where(eq(seatingMaps.classId, map.classId))
      .orderBy(desc(seatingMaps.createdAt), desc(seatingMaps.id))
      .limit(1);
    if (newest) {
      await tx.update(seatingMaps).set({ isActive: true }).where(eq(seatingMaps.id, newest.id));
    }
  });
}
