import 'server-only';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { classEditors, classes, teachers } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { isAdminOf } from './find-school';
import type { TeacherRow } from './find-teacher';

export type ClassRow = typeof classes.$inferSelect;

export function visibleTo(teacher: TeacherRow): SQL | undefined {
  const own = eq(classes.teacherId, teacher.id);
  return teacher.schoolId ? or(own, eq(classes.schoolId, teacher.schoolId)) : own;
}

export const visibleToPlaceholders = or(
  eq(classes.teacherId, sql.placeholder('teacherId')),
  eq(classes.schoolId, sql.placeholder('schoolId')),
);

export const whoSees = ({ id, schoolId }: TeacherRow) => ({ teacherId: id, schoolId });

/**
 * Finds a class that a teacher may see. A class hidden from the teacher gives `notFound`, so that its existence is not
 * revealed.
 */
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

/**
 * Returns whether a teacher may edit a class. The school is read from the database, because the teacher may have left
 * the school since the sign-in.
 */
export async function isEditorOf(
  db: Queryable,
  teacher: TeacherRow,
  row: Pick<ClassRow, 'id' | 'teacherId' | 'schoolId'>,
): Promise<boolean> {
  if (row.teacherId === teacher.id) return true;
  if (row.schoolId === null) return false;
  const [editor] = await db
    .select({ id: classEditors.teacherId })
    .from(classEditors)
    .innerJoin(teachers, eq(teachers.id, classEditors.teacherId))
    .where(
      and(
        eq(classEditors.classId, row.id),
        eq(classEditors.teacherId, teacher.id),
        eq(teachers.schoolId, row.schoolId),
      ),
    );
  return editor !== undefined;
}

export async function findClassOfEditor(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  const row = await findVisibleClass(db, teacher, classId);
  if (!(await isEditorOf(db, teacher, row))) throw new AppError('forbidden');
  return row;
}

async function lockVisibleClass(
  tx: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  if (!z.uuid().safeParse(classId).success) throw new AppError('notFound');
  const [locked] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), visibleTo(teacher)))
    .for('update');
  if (!locked) throw new AppError('notFound');
  return locked;
}

export async function lockEditableClass(
  tx: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  const row = await lockVisibleClass(tx, teacher, classId);
  // A change of the editors also locks the class, so the right to edit cannot be revoked after this check.
  if (!(await isEditorOf(tx, teacher, row))) throw new AppError('forbidden');
  if (row.archivedAt) throw new AppError('classArchived');
  return row;
}

export async function lockOwnClass(
  tx: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  const row = await lockVisibleClass(tx, teacher, classId);
  if (row.teacherId === teacher.id) return row;
  const mayStandIn =
    row.teacherId === null && row.schoolId !== null && (await isAdminOf(tx, teacher, row.schoolId));
  if (!mayStandIn) throw new AppError('forbidden');
  return row;
}
