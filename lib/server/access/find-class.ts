import 'server-only';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { classEditors, classes, teachers } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { isAdminOf } from './find-school';
import type { TeacherRow } from './find-teacher';

export type ClassRow = typeof classes.$inferSelect;

/** SQL condition for the classes a teacher may see: their own and their school's. */
export function visibleTo(teacher: TeacherRow): SQL | undefined {
  const own = eq(classes.teacherId, teacher.id);
  return teacher.schoolId ? or(own, eq(classes.schoolId, teacher.schoolId)) : own;
}

/** `whoSees` as a condition for a statement that is built once; `whoSees` fills it. */
export const visibleToPlaceholders = or(
  eq(classes.teacherId, sql.placeholder('teacherId')),
  eq(classes.schoolId, sql.placeholder('schoolId')),
);

export const whoSees = ({ id, schoolId }: TeacherRow) => ({ teacherId: id, schoolId });

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

/**
 * Whether the teacher has the right to edit the class: its owner, and the colleagues it is shared with for as long as
 * they are at its school. The teacher's school is read now, because the right ends when they leave it.
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

/** Returns a class that the teacher has the right to edit, archived or not. Throws `forbidden` for others who may see it. */
export async function findClassOfEditor(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  const row = await findVisibleClass(db, teacher, classId);
  if (!(await isEditorOf(db, teacher, row))) throw new AppError('forbidden');
  return row;
}

/** Locks the row of a class that the teacher may see until the transaction ends. */
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

/** Locks a class that the teacher may edit. Throws `forbidden` for others, `classArchived` while it is archived. */
export async function lockEditableClass(
  tx: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRow> {
  const row = await lockVisibleClass(tx, teacher, classId);
  // Asked once the row is locked: the change that takes the right away locks it, too.
  if (!(await isEditorOf(tx, teacher, row))) throw new AppError('forbidden');
  if (row.archivedAt) throw new AppError('classArchived');
  return row;
}

/**
 * Locks a class that the teacher owns: only the owner shares, archives and deletes. For a class that has lost its owner
 * the school's admins stand in.
 */
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
