import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import { maxColleagues, type Colleague } from '@/lib/contracts/schools';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** Lists the teachers of the teacher's own school by name, the teacher among them; names only. */
export async function listTeachers(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<Colleague[]> {
  const school = await findOwnSchool(db, teacher, schoolId);
  return db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(eq(teachers.schoolId, school.id))
    .orderBy(asc(sql`lower(${teachers.name})`), asc(teachers.id))
    .limit(maxColleagues);
}
