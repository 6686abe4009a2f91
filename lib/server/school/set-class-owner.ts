import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { classEditors, classes } from '@/lib/db/schema/tables';
import { findVisibleClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { recordActivity } from '@/lib/server/access/record-activity';
import { lockMembers } from './lock-members';

export async function setClassOwner(
  db: Database,
  admin: TeacherRow,
  classId: string,
  ownerId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { schoolId } = await findVisibleClass(tx, admin, classId);
    if (schoolId === null) throw new AppError('forbidden');
    const { school, members } = await lockMembers(tx, admin, schoolId, [ownerId]);
    const [owner] = members as [TeacherRow];
    const [row] = await tx.select().from(classes).where(eq(classes.id, classId)).for('update');
    if (row?.schoolId !== school.id) throw new AppError('notFound');
    if (row.teacherId === owner.id) return;
    if (row.teacherId !== null) throw new AppError('forbidden');
    await tx.update(classes).set({ teacherId: owner.id }).where(eq(classes.id, row.id));
    await tx
      .delete(classEditors)
      .where(and(eq(classEditors.classId, row.id), eq(classEditors.teacherId, owner.id)));
    await recordActivity(tx, {
      schoolId: school.id,
      kind: 'classOwnerChanged',
      actor: admin,
      subject: owner,
    });
  });
}
