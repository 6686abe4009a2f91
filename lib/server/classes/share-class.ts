import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { maxEditors, type ClassDetail } from '@/lib/contracts/classes/classes';
import type { Database, Queryable } from '@/lib/db/client';
import { classEditors, teachers } from '@/lib/db/schema/tables';
import { findVisibleClass, lockOwnClass, type ClassRow } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { readClass } from './read-class';

export async function addEditor(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  colleagueId: string,
): Promise<ClassDetail> {
  return db.transaction(async (tx) => {
    const row = await lockOwnClass(tx, teacher, classId);
    if (row.archivedAt) throw new AppError('classArchived');
    const colleague = await findColleague(tx, row, teacher, colleagueId);
    const { editors } = await readClass(tx, teacher, classId);
    const isNew = colleague.id !== teacher.id && editors.every(({ id }) => id !== colleague.id);
    if (isNew) {
      if (editors.length >= maxEditors) throw new AppError('tooManyEditors');
      await tx
        .insert(classEditors)
        .values({ classId: row.id, teacherId: colleague.id })
        .onConflictDoNothing();
    }
    return readClass(tx, teacher, classId);
  });
}

async function findColleague(
  tx: Queryable,
  { schoolId }: ClassRow,
  owner: TeacherRow,
  colleagueId: string,
): Promise<{ id: string }> {
  const isPossible = schoolId !== null && schoolId === owner.schoolId;
  if (!isPossible || !z.uuid().safeParse(colleagueId).success) throw new AppError('notFound');
  const [colleague] = await tx
    .select({ id: teachers.id })
    .from(teachers)
    .where(and(eq(teachers.id, colleagueId), eq(teachers.schoolId, schoolId)));
  if (!colleague) throw new AppError('notFound');
  return colleague;
}

export async function removeEditor(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  editorId: string,
): Promise<ClassDetail> {
  return db.transaction(async (tx) => {
    if (!z.uuid().safeParse(editorId).success) throw new AppError('notFound');
    // Locking the class waits for a save by the teacher who loses the right to edit; later saves by that teacher are
    // refused.
    if (editorId.toLowerCase() === teacher.id) await findVisibleClass(tx, teacher, classId);
    else await lockOwnClass(tx, teacher, classId);
    await tx
      .delete(classEditors)
      .where(and(eq(classEditors.classId, classId), eq(classEditors.teacherId, editorId)));
    return readClass(tx, teacher, classId);
  });
}
