import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** How many teachers a school has, its admin among them: what its seats are counted against. */
export function countSeatsTaken(db: Queryable, schoolId: string): Promise<number> {
  return db.$count(teachers, eq(teachers.schoolId, schoolId));
}

/** How many teachers the teacher's own school has. */
export async function countTeachers(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<number> {
  const school = await findOwnSchool(db, teacher, schoolId);
  return countSeatsTaken(db, school.id);
}
