import 'server-only';
import { eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { fromNow } from '@/lib/server/access/kept-maps';
import { lockEditableMap } from './find-map';
import { readMap } from './read-map';

export async function activateMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
): Promise<SavedMap> {
  return db.transaction(async (tx) => {
    await lockEditableMap(tx, teacher, mapId);
    await tx.update(seatingMaps).set({ activeFrom: fromNow }).where(eq(seatingMaps.id, mapId));
    return readMap(tx, teacher, mapId);
  });
}
