import { eq } from 'drizzle-orm';
import { maxInvitations, mailCodeSchema } from '@/lib/contracts/school/school-settings';
import { activityLog, mails, schools } from '@/lib/db/schema/tables';
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
  ({ schoolId, admin } = await addSchoolWithAdmin(database.db));
  const [school] = await database.db.select().from(schools).where(eq(schools.id, schoolId));
  code = school!.licenceCode;
});

const send = (emails: string[], changes: { code?: string; days?: number } = {}) =>
  mailLicenceCode(
    database.db,
    admin,
    schoolId,
    { code: changes.code ?? code, emails, language: 'en' },
    nowMs + (changes.days ?? 0) * dayMs,
  );
const queued = async () => {
  const all = await database.db.select().from(mails).orderBy(mails.recipient);
  return all.map(({ kind, recipient, language }) => [kind, recipient, language]);
};

it('each colleague gets one mail with the code and a link that fills it in', async () => {
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

it('a second click sends nothing twice; the next day it is sent again', async () => {
  await send(['ola@skole.example']);
  await send(['ola@skole.example']);
  expect(await queued()).toHaveLength(1);
  await send(['ola@skole.example'], { days: 1 });
  expect(await queued()).toHaveLength(2);
});

it('no more than 300 colleagues of a school get one in a day, whoever sends them', async () => {
  const addresses = (day: number) =>
    Array.from({ length: 100 }, (_, index) => `l${day}-${index}@skole.example`);
  for (const part of [1, 2, 3]) await send(addresses(part));
  await expect(send(['ola@skole.example'])).rejects.toMatchObject({ code: 'tooManyRequests' });
  expect(await queued()).toHaveLength(300);
});

it('a code that was renewed meanwhile is not sent', async () => {
  await expect(send(['ola@skole.example'], { code: '7K4M2XQ9' })).rejects.toMatchObject({
    code: 'changedMeanwhile',
  });
  expect(await queued()).toEqual([]);
});

it('addresses are written as typed but for case and spaces, and wrong ones are refused', () => {
  const parse = (emails: string[]) => mailCodeSchema.safeParse({ code: 'x', emails });
  expect(parse([' Ola@Skole.Example ']).data?.emails).toEqual(['ola@skole.example']);
  for (const wrong of ['ola', 'a@b', 'a@b.no\r\nBcc: c@d.no', `${'a'.repeat(300)}@b.no`]) {
    expect(parse([wrong]).success).toBe(false);
  }
  expect(parse(Array<string>(maxInvitations + 1).fill('a@b.no')).success).toBe(false);
});
