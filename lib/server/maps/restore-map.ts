import 'server-only';
import { and, eq } from 'drizzle-orm';
import { maxMaps, type SavedMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isKeptMap } from '@/lib/server/access/kept-maps';
import { AppError } from '@/lib/server/errors/app-error';
import { lockEditableMap } from './find-map';
import { readMap } from './read-map';

export async function restoreMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
): Promise<SavedMap> {
  return db.transaction(async (tx) => {
    const map = await lockEditableMap(tx, teacher, mapId, { isDeletedToo: true });
    if (!map.deletedAt) return readMap(tx, teacher, mapId);
    const ofClass = and(eq(seatingMaps.classId, map.classId), isKeptMap);
    if ((await tx.$count(seatingMaps, ofClass)) >= maxMaps) throw new AppError('tooManyMaps');
    await tx.update(seatingMaps).set({ deletedAt: null }).where(eq(seatingMaps.id, mapId));
    return readMap(tx, teacher, mapId);
  });
}
