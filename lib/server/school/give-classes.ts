import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { maxSchoolClasses } from '@/lib/contracts/classes/class-list';
import type { Database, Queryable } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { lockOwnClass } from '@/lib/server/access/find-class';
import { lockTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

export async function giveClass(db: Database, asked: TeacherRow, classId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const teacher = await lockTeacher(tx, asked);
    const row = await lockOwnClass(tx, teacher, classId);
    if (row.schoolId !== null) return;
    if (!teacher.schoolId) throw new AppError('joinSchoolFirst');
    await tx.update(classes).set({ schoolId: teacher.schoolId }).where(eq(classes.id, row.id));
    await checkNumber(tx, teacher.schoolId);
  });
}

/** Gives a teacher's personal classes to the teacher's school. The caller must lock the teacher's row. */
export async function giveClasses(
  tx: Queryable,
  { id, schoolId }: Pick<TeacherRow, 'id' | 'schoolId'>,
): Promise<void> {
  if (!schoolId) return;
  const given = await tx
    .update(classes)
    .set({ schoolId })
    .where(and(eq(classes.teacherId, id), isNull(classes.schoolId)))
    .returning({ id: classes.id });
  if (given.length > 0) await checkNumber(tx, schoolId);
}

async function checkNumber(tx: Queryable, schoolId: string): Promise<void> {
  const all = await tx.$count(classes, eq(classes.schoolId, schoolId));
  if (all > maxSchoolClasses) throw new AppError('tooManySchoolClasses');
}
