import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { maxColleagues, type ListedColleague } from '@/lib/contracts/school/schools';
import type { Queryable } from '@/lib/db/client';
import { admins, teachers } from '@/lib/db/schema/tables';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

export async function listTeachers(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<ListedColleague[]> {
  const school = await findOwnSchool(db, teacher, schoolId);
  return db
    .select({
      id: teachers.id,
      name: teachers.name,
      isAdmin: sql<boolean>`${admins.id} is not null`,
    })
    .from(teachers)
    .leftJoin(admins, and(eq(admins.teacherId, teachers.id), eq(admins.schoolId, school.id)))
    .where(eq(teachers.schoolId, school.id))
    .orderBy(asc(sql`lower(${teachers.name})`), asc(teachers.id))
    .limit(maxColleagues);
}
