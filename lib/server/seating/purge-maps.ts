import 'server-only';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';

/** How long a deleted map can be restored at least. */
const keptDeletedMs = 7 * 24 * 60 * 60 * 1000;

/** Removes for good what was deleted of a class long ago. */
export async function purgeDeletedMaps(
  tx: Queryable,
  classId: string,
  nowMs: number,
): Promise<void> {
  await tx
    .delete(seatingMaps)
    .where(
      and(
        eq(seatingMaps.classId, classId),
        lt(seatingMaps.deletedAt, new Date(nowMs - keptDeletedMs)),
      ),
    );
}
