import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { lockEditableMap } from './find-map';
import { purgeMaps } from './purge-maps';

export async function deleteMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const map = await lockEditableMap(tx, teacher, mapId);
    await tx
      .update(seatingMaps)
      .set({ deletedAt: new Date(nowMs) })
      .where(eq(seatingMaps.id, mapId));
    await purgeMaps(tx, map.classId, nowMs);
  });
}
