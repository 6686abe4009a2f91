import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { trialOverMs } from '@/lib/core/billing/trial';
import { formerAccounts, schools } from '@/lib/db/schema/tables';
import { deleteOldFormerAccounts } from '@/lib/server/access/former-account';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readTrialEnd } from '@/lib/server/access/plan-facts';
import { readmitTeacher } from '@/lib/server/school/readmit-teacher';
import { registerTeacher } from '@/lib/server/school/register-teacher';
import { removeMember } from '@/lib/server/school/remove-member';
import {
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { deleteAccount } from './delete-account';

const database = testDatabase();
const dayMs = 24 * 3600 * 1000;

const remove = (uid: string, isOwn = true, atMs = nowMs) =>
  deleteAccount(database.db, uid, 'keep', atMs, isOwn);
const signUp = (email: string, more: object = {}, atMs = nowMs + 40 * dayMs) =>
  registerTeacher(
    database.db,
    { uid: `again ${email} ${atMs}`, email },
    { name: 'Ola', acceptedTerms: termsVersion, ...more },
    atMs,
  );
const trialEnd = async (teacher: TeacherRow) => readTrialEnd(database.db, teacher);

describe('a teacher who deleted an earlier account', () => {
  it('retains the trial period of the first account', async () => {
    const first = await signUp('kari@skole.example', {}, nowMs);
    await remove(first.firebaseUid);
    expect(await trialEnd(await signUp('KARI@skole.example'))).toBe(
      trialOverMs(nowMs + 30 * dayMs),
    );
  });

  it('does not get a second school trial', async () => {
    const first = await signUp('liv@skole.example', { schoolName: 'Fjellvik' }, nowMs);
    await remove(first.firebaseUid);
    const again = await signUp('liv@skole.example', { schoolName: 'Fjellvik igjen' });
    expect(await trialEnd(again)).toBe(trialOverMs(nowMs + 90 * dayMs));
  });

  it('remains removed from a school until an admin readmits the teacher', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const ola = await addTeacher(db, { schoolId });
    await removeMember(db, admin, schoolId, ola.id, { newOwnerId: admin.id, renewsCode: false });
    await remove(ola.firebaseUid);
    const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
    const { licenceCode } = school!;
    const again = await signUp(ola.email);
    const join = () => signUp(ola.email, { licenceCode });
    await expect(join()).rejects.toMatchObject({ code: 'removedFromSchool' });
    await readmitTeacher(db, admin, schoolId, again.id);
    expect(await join()).toMatchObject({ schoolId });
  });

  it('gets a new trial after three years', async () => {
    const first = await signUp('per@skole.example', {}, nowMs);
    await remove(first.firebaseUid);
    const atMs = nowMs + 3 * 366 * dayMs;
    await deleteOldFormerAccounts(database.db, atMs);
    expect(await database.db.$count(formerAccounts)).toBe(0);
    expect(await trialEnd(await signUp('per@skole.example', {}, atMs))).toBe(
      trialOverMs(atMs + 30 * dayMs),
    );
  });

  it("retains the trial period of the first account, even after a stranger's accounts with the same address are deleted", async () => {
    const first = await signUp('geir@skole.example', { schoolName: 'Fjellvik' }, nowMs);
    await remove(first.firebaseUid);
    for (const days of [20, 30]) {
      const again = await signUp('geir@skole.example', {}, nowMs + days * dayMs);
      await remove(again.firebaseUid, false, nowMs + days * dayMs);
    }
    const again = await signUp('geir@skole.example', { schoolName: 'Fjellvik igjen' });
    expect(again.createdAt).toEqual(new Date(nowMs));
    expect(await trialEnd(again)).toBe(trialOverMs(nowMs + 90 * dayMs));
  });

  it("gets a full trial if a stranger had created the deleted account with the teacher's address", async () => {
    const first = await signUp('eva@skole.example', {}, nowMs);
    await remove(first.firebaseUid, false);
    const atMs = nowMs + 40 * dayMs;
    expect(await trialEnd(await signUp('eva@skole.example'))).toBe(trialOverMs(atMs + 30 * dayMs));
  });
});

it('the record of a deleted account does not contain the e-mail address', async () => {
  const first = await signUp('siv@skole.example', {}, nowMs);
  await remove(first.firebaseUid);
  const rows = JSON.stringify(await database.db.select().from(formerAccounts));
  expect(rows).not.toMatch(/siv|skole\.example/);
});
