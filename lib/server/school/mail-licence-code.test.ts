import { eq } from 'drizzle-orm';
import { maxInvitations, mailCodeSchema } from '@/lib/contracts/school/school-settings';
import { activityLog, mails, rateLimits, schools, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { addSchoolWithAdmin, nowMs, testDatabase } from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { mailLicenceCode } from './mail-licence-code';

const database = testDatabase();
const dayMs = 24 * 60 * 60 * 1000;
let schoolId: string;
let admin: TeacherRow;
let code: string;

beforeEach(async () => {
  useTestEnvironment(database);
  await database.db.delete(mails);
  await database.db.delete(rateLimits);
  ({ schoolId, admin } = await addSchoolWithAdmin(database.db));
  const [school] = await database.db.select().from(schools).where(eq(schools.id, schoolId));
  code = school!.licenceCode;
});

const send = (emails: string[], changes: { code?: string; days?: number; network?: string } = {}) =>
  mailLicenceCode(
    database.db,
    admin,
    schoolId,
    { code: changes.code ?? code, emails, language: 'en', network: changes.network ?? 'here' },
    nowMs + (changes.days ?? 0) * dayMs,
  );
const queued = async () => {
  const all = await database.db.select().from(mails).orderBy(mails.recipient);
  return all.map(({ kind, recipient, language }) => [kind, recipient, language]);
};

it('each invited colleague gets one mail with the code and a link', async () => {
  await send(['ola@skole.example', 'kari@skole.example', 'ola@skole.example']);
  expect(await queued()).toEqual([
    ['licenceCode', 'kari@skole.example', 'en'],
    ['licenceCode', 'ola@skole.example', 'en'],
  ]);
  const [mail] = await database.db.select().from(mails);
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
  expect(mail!.facts).toMatchObject({ sender: admin.name, code: shown });
  expect((mail!.facts as { joinUrl: string }).joinUrl).toMatch(
    new RegExp(`^https?://.+/app/signup#code=${shown}$`),
  );
  const kinds = await database.db
    .select()
    .from(activityLog)
    .where(eq(activityLog.schoolId, schoolId));
  expect(kinds.map(({ kind }) => kind)).toEqual(['codeMailed']);
});

it('an address gets only one invitation a day from the same school', async () => {
  await send(['ola@skole.example']);
  await send(['ola@skole.example']);
  expect(await queued()).toHaveLength(1);
  await send(['ola@skole.example'], { days: 1 });
  expect(await queued()).toHaveLength(2);
});

const addresses = (count: number, mark = 'l') =>
  Array.from({ length: count }, (_, index) => `${mark}${index}@skole.example`);
const tooMany = { code: 'tooManyRequests' };

it('a school can invite no more than 60 colleagues in its first week', async () => {
  await send(addresses(60), { days: 1 });
  await expect(send(['ola@skole.example'], { days: 2 })).rejects.toMatchObject(tooMany);
  expect(await queued()).toHaveLength(60);
});

it('an admin can invite no more than 100 colleagues a day, even with a new account and school', async () => {
  await send(addresses(60), { days: 1 });
  const next = await addSchoolWithAdmin(database.db);
  await database.db
    .update(teachers)
    .set({ email: 'elsewhere@skole.example' })
    .where(eq(teachers.id, admin.id));
  const email = admin.email;
  const [school] = await database.db.select().from(schools).where(eq(schools.id, next.schoolId));
  ({ schoolId, admin } = { ...next, admin: { ...next.admin, email: email.toUpperCase() } });
  code = school!.licenceCode;
  await send(addresses(40, 'm'), { days: 1 });
  await expect(send(['ola@skole.example'], { days: 1 })).rejects.toMatchObject(tooMany);
  expect(await queued()).toHaveLength(100);
});

it('an address gets no more than three invitations a day from all schools', async () => {
  for (let school = 0; school < 5; school += 1) {
    const next = await addSchoolWithAdmin(database.db);
    ({ schoolId, admin } = next);
    code = (await database.db.select().from(schools).where(eq(schools.id, schoolId)))[0]!
      .licenceCode;
    await send(['liv@skole.example']);
  }
  expect(await queued()).toHaveLength(3);
});

it('the stored key against duplicate invitation mails contains neither the address nor the licence code', async () => {
  await send(['ola@skole.example']);
  const [mail] = await database.db.select().from(mails);
  expect(mail!.cause).not.toMatch(/ola|skole/);
  expect(mail!.cause).not.toContain(code);
});

it('a stale licence code is not mailed', async () => {
  await expect(send(['ola@skole.example'], { code: '7K4M2XQ9' })).rejects.toMatchObject({
    code: 'changedMeanwhile',
  });
  expect(await queued()).toEqual([]);
});

it('invitation addresses are trimmed and lower-cased, and invalid addresses are refused', () => {
  const parse = (emails: string[]) => mailCodeSchema.safeParse({ code: 'x', emails });
  expect(parse([' Ola@Skole.Example ']).data?.emails).toEqual(['ola@skole.example']);
  for (const wrong of ['ola', 'a@b', 'a@b.no\r\nBcc: c@d.no', `${'a'.repeat(300)}@b.no`]) {
    expect(parse([wrong]).success).toBe(false);
  }
  expect(parse(Array<string>(maxInvitations + 1).fill('a@b.no')).success).toBe(false);
});
