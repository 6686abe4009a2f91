import 'server-only';
import { eq } from 'drizzle-orm';
import type { RegisterTeacher } from '@/lib/contracts/teachers';
import { trialEndMs } from '@/lib/core/billing/plan';
import type { Database, Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Account } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import { createSchool } from './create-school';
import { joinSchool } from './join-school';

/**
 * Creates the teacher record of an account: as admin of a new school, as teacher of the licence code's school, or
 * without a school and with an own trial, in one transaction. An existing record stays, so that an interrupted sign-up
 * can be repeated; a teacher without a school can get one this way.
 */
export function registerTeacher(
  db: Database,
  session: Account,
  { name, schoolName, licenceCode }: RegisterTeacher,
  nowMs: number,
): Promise<TeacherRow> {
  return db.transaction(async (tx) => {
    const isAlone = schoolName === undefined && licenceCode === undefined;
    await tx
      .insert(teachers)
      .values({
        firebaseUid: session.uid,
        email: session.email,
        name,
        trialExpiresAt: isAlone ? new Date(trialEndMs('teacher', nowMs)) : null,
      })
      .onConflictDoNothing();
    const teacher = await lockTeacher(tx, session);
    // The e-mail belongs to another account: the identity provider allowed it to be registered again.
    if (!teacher) throw new AppError('teacherExists');
    if (schoolName !== undefined) return createSchool(tx, teacher, schoolName, nowMs);
    if (licenceCode !== undefined) return joinSchool(tx, teacher, licenceCode);
    return teacher;
  });
}

async function lockTeacher(tx: Queryable, session: Account): Promise<TeacherRow | undefined> {
  const [row] = await tx
    .select()
    .from(teachers)
    .where(eq(teachers.firebaseUid, session.uid))
    .for('update');
  return row;
}
