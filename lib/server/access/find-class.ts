import 'server-only';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { TeacherRow } from './find-teacher';

export type ClassRow = typeof classes.$inferSelect;

/** SQL condition for the classes a teacher may see: their own and their school's. */
export function visibleTo(teacher: TeacherRow): SQL | undefined {
  const own = eq(classes.teacherId, teacher.id);
  return teacher.schoolId ? or(own, eq(classes.schoolId, teacher.schoolId)) : own;
}

/** Returns a class that the teacher may see. Throws `notFound` for any other, so that its existence is not revealed. */
export async function findVisibleClass(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  if (!z.uuid().safeParse(classId).success) throw new AppError('notFound');
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), visibleTo(teacher)));
  if (!row) throw new AppError('notFound');
  return row;
}

/** Returns a class that the teacher may change, and locks its row until the transaction ends. */
export async function lockOwnClass(
  tx: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  const row = await findVisibleClass(tx, teacher, classId);
  if (row.teacherId !== teacher.id) throw new AppError('forbidden');
  const [locked] = await tx.select().from(classes).where(eq(classes.id, classId)).for('update');
  if (!locked) throw new AppError('notFound');
  return locked;
}
