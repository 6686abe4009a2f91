import 'server-only';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { maxAbsenceDays } from '@/lib/contracts/maps';
import type { Queryable } from '@/lib/db/client';
import { mapAbsences, seatingMaps } from '@/lib/db/schema/tables';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a deleted map can be restored at least. */
const keptDeletedMs = 7 * dayMs;

/** Removes for good the maps of a class that were deleted long ago, and its old absences. */
export async function purgeMaps(tx: Queryable, classId: string, nowMs: number): Promise<void> {
  await purgeAbsences(tx, classId, nowMs);
  await tx
    .delete(seatingMaps)
    .where(
      and(
        eq(seatingMaps.classId, classId),
        lt(seatingMaps.deletedAt, new Date(nowMs - keptDeletedMs)),
      ),
    );
}

/** Removes the absences on a class's maps that lie more than `maxAbsenceDays` back. */
export async function purgeAbsences(tx: Queryable, classId: string, nowMs: number): Promise<void> {
  const maps = tx
    .select({ id: seatingMaps.id })
    .from(seatingMaps)
    .where(eq(seatingMaps.classId, classId));
  const oldest = new Date(nowMs - maxAbsenceDays * dayMs).toISOString().slice(0, 10);
  await tx
    .delete(mapAbsences)
    .where(and(inArray(mapAbsences.mapId, maps), lt(mapAbsences.day, oldest)));
}
