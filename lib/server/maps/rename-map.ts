import 'server-only';
import { eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { lockEditableMap } from './find-map';
import { readMap } from './read-map';

export async function renameMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  name: string,
): Promise<SavedMap> {
  return db.transaction(async (tx) => {
    const { id } = await lockEditableMap(tx, teacher, mapId);
    await tx
      .update(seatingMaps)
      .set({ name: name || null })
      .where(eq(seatingMaps.id, id));
    return readMap(tx, teacher, mapId);
  });
}
