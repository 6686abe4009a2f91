import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { TeacherRow } from './find-teacher';

export type SchoolRow = typeof schools.$inferSelect;

/** Returns the teacher's own school. Throws `notFound` for any other, so that its existence is not revealed. */
export async function findOwnSchool(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<SchoolRow> {
  if (teacher.schoolId === null || teacher.schoolId !== schoolId.toLowerCase()) {
    throw new AppError('notFound');
  }
  const [school] = await db.select().from(schools).where(eq(schools.id, teacher.schoolId));
  if (!school) throw new AppError('notFound');
  return school;
}
