import 'server-only';
import { trialEndMs } from '@/lib/core/billing/plan';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { findTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/http/app-error';

/** Makes an account a teacher without a school, with a trial of their own; the record stays if there is one. */
export async function registerTeacher(
  db: Database,
  session: Session,
  name: string,
  nowMs: number,
): Promise<TeacherRow> {
  const [created] = await db
    .insert(teachers)
    .values({
      firebaseUid: session.uid,
      email: session.email,
      name,
      trialExpiresAt: new Date(trialEndMs('teacher', nowMs)),
    })
    .onConflictDoNothing()
    .returning();
  const teacher = created ?? (await findTeacher(db, session));
  // Same e-mail, other account: the identity provider let it be taken anew.
  if (!teacher) throw new AppError('teacherExists');
  return teacher;
}
