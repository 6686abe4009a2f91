import 'server-only';
import { eq } from 'drizzle-orm';
import type { RegisterTeacher } from '@/lib/contracts/account/teachers';
import { termsVersion } from '@/lib/contracts/account/terms';
import type { Database, Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { takeFormerAccount } from '@/lib/server/access/former-account';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Account } from '@/lib/server/auth/read-session';
import { lockAccount } from '@/lib/server/auth/lock-account';
import type { Locale } from '@/lib/i18n/locales';
import { tellOfCard } from '@/lib/server/billing/card/tell-of-card';
import { AppError } from '@/lib/server/errors/app-error';
import { createSchool } from './create-school';
import { giveClasses } from './give-classes';
import { joinSchool } from './join-school';

/**
 * Registers a teacher. A repeated registration of the same teacher succeeds, so that an interrupted sign-up can be
 * repeated.
 */
export function registerTeacher(
  db: Database,
  account: Account,
  { name, schoolName, licenceCode, givesClasses, endsCard, acceptedTerms }: RegisterTeacher,
  nowMs: number,
  language: Locale = 'no',
): Promise<TeacherRow> {
  return db.transaction(async (tx) => {
    const now = new Date(nowMs);
    await lockAccount(tx, account.uid);
    if (acceptedTerms === termsVersion) {
      const [made] = await tx
        .insert(teachers)
        .values({
          firebaseUid: account.uid,
          email: account.email,
          name,
          termsVersion,
          termsAcceptedAt: now,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (made) await takeFormerAccount(tx, made);
    }
    const teacher = await lockTeacher(tx, account);
    if (!teacher && acceptedTerms !== termsVersion) throw new AppError('termsNotAccepted');
    if (!teacher) throw new AppError('teacherExists');
    let member = teacher;
    if (schoolName !== undefined) member = await createSchool(tx, teacher, schoolName, nowMs);
    if (licenceCode !== undefined) member = await joinSchool(tx, teacher, licenceCode, nowMs);
    if (!teacher.schoolId && member.schoolId) {
      await tellOfCard(tx, member, { isToEnd: endsCard === true, language, nowMs });
    }
    if (givesClasses) await giveClasses(tx, member);
    return member;
  });
}

async function lockTeacher(tx: Queryable, { uid }: Account): Promise<TeacherRow | undefined> {
  const [row] = await tx.select().from(teachers).where(eq(teachers.firebaseUid, uid)).for('update');
  return row;
}
