import 'server-only';
import { eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { lockEditableMap } from './find-map';
import { readMap } from './read-map';

/**
 * Brings a deleted map back as it was. If it was active it is so again, unless a map was saved or made active since. A
 * map that is not deleted is left as it is, so that a repeated request is no error.
 */
export async function restoreMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
): Promise<SavedMap> {
  return db.transaction(async (tx) => {
    await lockEditableMap(tx, teacher, mapId, { isDeletedToo: true });
    await tx.update(seatingMaps).set({ deletedAt: null }).where(eq(seatingMaps.id, mapId));
    return readMap(tx, teacher, mapId);
  });
}
