import { eq } from 'drizzle-orm';
import { mails, teachers } from '@/lib/db/schema/tables';
import {
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  registeredFor,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { composeMail } from '@/lib/server/mail/compose-mail';
import type { Mail } from '@/lib/server/mail/mail-kinds';
import { remindOfTrials } from './remind-of-trials';

const database = testDatabase();
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(nowMs + days * dayMs);

beforeEach(async () => {
  useTestEnvironment(database);
  await database.db.delete(mails);
  await database.db.update(teachers).set({ createdAt: new Date(0) });
});

const run = (days = 0) => remindOfTrials(database.db, nowMs + days * dayMs, () => false);
const reminded = async () =>
  (await database.db.select().from(mails).where(eq(mails.kind, 'teacherTrialEnding'))).map(
    ({ recipient, facts }) => [recipient, (facts as { ends: string }).ends],
  );

it('a teacher gets one reminder of the end of the trial, a week before it', async () => {
  const { email } = await addTeacher(database.db, { trialExpiresAt: inDays(10) });
  await run();
  expect(await reminded()).toEqual([]);
  await run(3);
  await Promise.all([run(3), run(4)]);
  await run(9);
  expect(await reminded()).toEqual([[email, '2026-08-29']]);
});

it('a teacher whose trial ended during an outage gets one reminder of its end afterwards', async () => {
  const { email } = await addTeacher(database.db, { trialExpiresAt: inDays(10) });
  await run(40);
  await run(41);
  expect(await reminded()).toEqual([[email, '2026-08-29']]);
  const [row] = await database.db.select().from(mails).where(eq(mails.recipient, email));
  const mail = { kind: 'teacherTrialEnding', ...(row!.facts as object) } as Mail;
  expect(composeMail(mail, 'no', '').subject).toBe('Prøveperioden din varte til 29. august 2026');
  expect(composeMail(mail, 'en', '').subject).toBe('Your trial ran until 29 August 2026');
});

it('a teacher whose trial ended two months ago gets no reminder of its end', async () => {
  await addTeacher(database.db, { trialExpiresAt: inDays(-61) });
  await run();
  expect(await reminded()).toEqual([]);
});

it('a teacher who belongs to a school or has a card subscription gets no reminder that the trial ends', async () => {
  const { schoolId } = await addSchoolWithAdmin(database.db);
  const trialExpiresAt = inDays(5);
  await addTeacher(database.db, { trialExpiresAt, schoolId });
  await addTeacher(database.db, { trialExpiresAt, hasActivePersonalSubscription: true });
  await run();
  expect(await reminded()).toEqual([]);
});

it('all of 450 teachers in the last week of their trial are reminded of its end', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    firebaseUid: `many ${index}`,
    name: 'Kari',
    email: `many-${index}@skole.example`,
    createdAt: registeredFor(inDays(5)),
  }));
  await database.db.insert(teachers).values(rows);
  await run();
  expect(new Set((await reminded()).map(([to]) => to)).size).toBe(450);
});
