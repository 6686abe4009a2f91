import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { checkoutAttempts, classEditors, teachers } from '@/lib/db/schema/tables';
import type { SchoolRow } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/**
 * Adds a teacher to a school. A teacher at a school may not buy a personal plan, so an open card checkout is abandoned.
 */
export async function addToSchool(
  tx: Queryable,
  teacher: TeacherRow,
  school: SchoolRow,
  role: TeacherRow['role'],
): Promise<TeacherRow> {
  const [row] = await tx
    .update(teachers)
    .set({ role, schoolId: school.id })
    .where(eq(teachers.id, teacher.id))
    .returning();
  await tx
    .update(checkoutAttempts)
    .set({ status: 'abandoned' })
    .where(and(eq(checkoutAttempts.teacherId, teacher.id), eq(checkoutAttempts.status, 'open')));
  await tx.delete(classEditors).where(eq(classEditors.teacherId, teacher.id));
  return row!;
}
