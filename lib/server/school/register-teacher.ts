import 'server-only';
import { eq } from 'drizzle-orm';
import type { RegisterTeacher } from '@/lib/contracts/teachers';
import { trialEndMs } from '@/lib/core/billing/plan';
import type { Database, Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import { createSchool } from './create-school';
import { joinSchool } from './join-school';

/**
 * Makes an account a teacher: one with a school of their own to run, one of the school that the licence code names, or
 * one without a school and with a trial of their own. All of it or nothing. The record stays if there is one, so that a
 * sign-up that broke off can be repeated; one without a school yet can get it that way.
 */
export function registerTeacher(
  db: Database,
  session: Session,
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
    // Same e-mail, other account: the identity provider let it be taken anew.
    if (!teacher) throw new AppError('teacherExists');
    if (schoolName !== undefined) return createSchool(tx, teacher, schoolName, nowMs);
    if (licenceCode !== undefined) return joinSchool(tx, teacher, licenceCode);
    return teacher;
  });
}

async function lockTeacher(tx: Queryable, session: Session): Promise<TeacherRow | undefined> {
  const [row] = await tx
    .select()
    .from(teachers)
    .where(eq(teachers.firebaseUid, session.uid))
    .for('update');
  return row;
}
