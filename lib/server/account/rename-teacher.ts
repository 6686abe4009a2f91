import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

export async function renameTeacher(
  db: Queryable,
  teacher: TeacherRow,
  name: string,
): Promise<TeacherRow> {
  const [row] = await db
    .update(teachers)
    .set({ name })
    .where(eq(teachers.id, teacher.id))
    .returning();
  return row ?? teacher;
}
