import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { classEditors, classes, rooms } from '@/lib/db/schema/tables';

/**
 * Hands over a teacher's classes at a school; with `toId` null, the classes get no owner. The caller must lock both
 * teachers, then the school.
 */
export async function handOverClasses(
  tx: Queryable,
  { fromId, toId, schoolId }: { fromId: string; toId: string | null; schoolId: string },
): Promise<number> {
  const given = await tx
    .update(classes)
    .set({ teacherId: toId })
    .where(and(eq(classes.teacherId, fromId), eq(classes.schoolId, schoolId)))
    .returning({ id: classes.id });
  await tx
    .update(rooms)
    .set({ teacherId: toId })
    .where(
      and(eq(rooms.teacherId, fromId), eq(rooms.schoolId, schoolId), eq(rooms.isShared, true)),
    );
  await tx
    .update(rooms)
    .set({ schoolId: null })
    .where(and(eq(rooms.teacherId, fromId), eq(rooms.schoolId, schoolId)));
  await tx.delete(classEditors).where(eq(classEditors.teacherId, fromId));
  if (toId !== null && given.length > 0) {
    const ofGiven = inArray(
      classEditors.classId,
      tx.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, toId)),
    );
    await tx.delete(classEditors).where(and(eq(classEditors.teacherId, toId), ofGiven));
  }
  return given.length;
}
