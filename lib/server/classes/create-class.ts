import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { maxClasses, maxSchoolClasses } from '@/lib/contracts/classes/class-list';
import type { ClassDetail, createClassSchema } from '@/lib/contracts/classes/classes';
import type { Database, Queryable } from '@/lib/db/client';
import { classes, pupils } from '@/lib/db/schema/tables';
import { lockTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { requirePlan } from '@/lib/server/access/require-plan';
import { AppError } from '@/lib/server/errors/app-error';
import { readClass } from './read-class';
import { insertMarks, toPupilRows } from './write-marks';

export async function createClass(
  db: Database,
  teacher: TeacherRow,
  input: z.infer<typeof createClassSchema>,
  nowMs: number,
): Promise<ClassDetail> {
  const { id, isPrivate = false, pupils: listed, marks = [], ...fields } = input;
  await requirePlan(db, teacher, nowMs);
  return db.transaction(async (tx) => {
    const { schoolId } = await lockTeacher(tx, teacher);
    const [created] = await tx
      .insert(classes)
      .values({ ...fields, id, teacherId: teacher.id, schoolId: isPrivate ? null : schoolId })
      .onConflictDoNothing()
      .returning();
    if (created) await checkNumber(tx, created);
    if (created) await insertMarks(tx, id, marks);
    if (created && listed.length > 0) {
      const inserted = await tx
        .insert(pupils)
        .values(toPupilRows(id, input))
        .onConflictDoNothing()
        .returning({ id: pupils.id });
      if (inserted.length < listed.length) throw new AppError('idTaken');
    }
    if (!created) {
      const isOwn = and(eq(classes.id, id), eq(classes.teacherId, teacher.id));
      const [earlier] = await tx.select({ id: classes.id }).from(classes).where(isOwn);
      if (!earlier) throw new AppError('idTaken');
    }
    return readClass(tx, teacher, id);
  });
}

async function checkNumber(
  tx: Queryable,
  { teacherId, schoolId }: typeof classes.$inferSelect,
): Promise<void> {
  const own = await tx.$count(classes, eq(classes.teacherId, teacherId!));
  if (own > maxClasses) throw new AppError('tooManyOwnClasses');
  if (schoolId === null) return;
  const all = await tx.$count(classes, eq(classes.schoolId, schoolId));
  if (all > maxSchoolClasses) throw new AppError('tooManySchoolClasses');
}
