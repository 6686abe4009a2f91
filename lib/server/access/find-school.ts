import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { admins, schools, teachers } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { TeacherRow } from './find-teacher';

export type SchoolRow = typeof schools.$inferSelect;

export async function findOwnSchool(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<SchoolRow> {
  const id = ownSchoolId(teacher, schoolId);
  const [school] = await db.select().from(schools).where(eq(schools.id, id));
  if (!school) throw new AppError('notFound');
  return school;
}

function ownSchoolId(teacher: TeacherRow, schoolId: string): string {
  if (teacher.schoolId === null || teacher.schoolId !== schoolId.toLowerCase()) {
    throw new AppError('notFound');
  }
  return teacher.schoolId;
}

export async function findSchoolOfAdmin(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<SchoolRow> {
  const school = await findOwnSchool(db, teacher, schoolId);
  if (!(await isAdminOf(db, teacher, school.id))) throw new AppError('forbidden');
  return school;
}

export async function isAdminOf(
  db: Queryable,
  teacher: Pick<TeacherRow, 'id'>,
  schoolId: string,
): Promise<boolean> {
  const [admin] = await db
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(teachers, eq(teachers.id, admins.teacherId))
    .where(
      and(
        eq(admins.teacherId, teacher.id),
        eq(admins.schoolId, schoolId),
        eq(teachers.schoolId, schoolId),
      ),
    );
  return admin !== undefined;
}

/**
 * Locks an admin's school, so that changes of members, admins and the licence code wait for each other. Lock order:
 * teachers, then their school.
 */
export async function lockSchoolOfAdmin(
  tx: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<SchoolRow> {
  const id = ownSchoolId(teacher, schoolId);
  const [school] = await tx.select().from(schools).where(eq(schools.id, id)).for('no key update');
  if (!school) throw new AppError('notFound');
  if (!(await isAdminOf(tx, teacher, id))) {
    const [now] = await tx.select().from(teachers).where(eq(teachers.id, teacher.id));
    throw new AppError(now?.schoolId === id ? 'forbidden' : 'notFound');
  }
  return school;
}
