import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/lib/db/client';
import { removals } from '@/lib/db/schema/tables';
import { lockSchoolOfAdmin } from '@/lib/server/access/find-school';
import { lockTeachers, type TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';

export async function readmitTeacher(
  db: Database,
  admin: TeacherRow,
  schoolId: string,
  teacherId: string,
): Promise<void> {
  if (!z.uuid().safeParse(teacherId).success) throw new AppError('notFound');
  await db.transaction(async (tx) => {
    await lockTeachers(tx, [admin.id, teacherId]);
    const school = await lockSchoolOfAdmin(tx, admin, schoolId);
    const ended = await tx
      .delete(removals)
      .where(and(eq(removals.schoolId, school.id), eq(removals.teacherId, teacherId)))
      .returning({ id: removals.teacherId });
    const subject = ended[0];
    if (!subject) return;
    await recordActivity(tx, { schoolId: school.id, kind: 'readmitted', actor: admin, subject });
  });
}
