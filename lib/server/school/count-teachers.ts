import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

export async function countTeachers(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<number> {
  const school = await findOwnSchool(db, teacher, schoolId);
  return countSeatsTaken(db, school.id);
}
