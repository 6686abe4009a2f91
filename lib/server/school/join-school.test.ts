import { readTrialEnd } from '@/lib/server/access/plan-facts';
import { readSchoolAccess } from '@/lib/server/access/school-access';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RegisterTeacher } from '@/lib/contracts/account/teachers';
import { termsVersion } from '@/lib/contracts/account/terms';
import { trialOverMs } from '@/lib/core/billing/trial';
import { parseLicenceCode, formatLicenceCode } from '@/lib/core/school/licence-code';
import { admins, schools, teachers } from '@/lib/db/schema/tables';
import { addSchool, addTeacher, nowMs, testDatabase } from '@/lib/server/testing/test-school';
import { createSchool } from './create-school';
import { registerTeacher } from './register-teacher';

const dayMs = 24 * 60 * 60 * 1000;
const after = (days: number) => trialOverMs(nowMs + days * dayMs);
const database = testDatabase();

const account = () => {
  const uid = randomUUID();
  return { uid, email: `${uid}@skole.example` };
};
const signUp = (request: Partial<RegisterTeacher>, session = account(), atMs = nowMs) =>
  registerTeacher(
    database.db,
    session,
    { name: 'Kari', acceptedTerms: termsVersion, ...request },
    atMs,
  );

async function storedSchool(id: string | null) {
  const [school] = await database.db.select().from(schools).where(eq(schools.id, id!));
  return school!;
}
const storedTeachers = (schoolId: string) =>
  database.db.select().from(teachers).where(eq(teachers.schoolId, schoolId));
const accountExists = async (uid: string) =>
  (await database.db.select().from(teachers).where(eq(teachers.firebaseUid, uid))).length === 1;

describe('registration with a school name', () => {
  it('creates a school with its admin, a licence code and a trial of 90 days', async () => {
    const teacher = await signUp({ schoolName: 'Fjellvik skole' });
    expect(teacher).toMatchObject({ role: 'admin' });
    const school = await storedSchool(teacher.schoolId);
    expect(school.name).toBe('Fjellvik skole');
    expect(await readTrialEnd(database.db, teacher)).toBe(after(90));
    const access = await readSchoolAccess(database.db, school.id, nowMs);
    expect(access).toEqual({ seatLimit: 20, isActive: false, periodEnd: null });
    expect(parseLicenceCode(school.licenceCode)).toBe(school.licenceCode);
    expect(await database.db.select().from(admins).where(eq(admins.teacherId, teacher.id))).toEqual(
      [expect.objectContaining({ schoolId: school.id })],
    );
  });

  it('creates one school for ten simultaneous requests', async () => {
    const session = account();
    const name = `Skole ${session.uid}`;
    const records = await Promise.all(
      Array.from({ length: 10 }, () => signUp({ schoolName: name }, session)),
    );
    expect(new Set(records.map((record) => record.schoolId)).size).toBe(1);
    const made = await database.db.select().from(schools).where(eq(schools.name, name));
    expect(made).toHaveLength(1);
  });

  it('starts a school trial of 90 days even for a teacher whose personal trial has ended', async () => {
    const session = account();
    await signUp({}, session);
    const teacher = await signUp({ schoolName: 'Ny skole' }, session, nowMs + 31 * dayMs);
    expect(teacher).toMatchObject({ role: 'admin' });
    expect(await readTrialEnd(database.db, teacher)).toBe(after(31 + 90));
  });

  it('renames the school when repeated with another name', async () => {
    const session = account();
    const first = await signUp({ schoolName: 'Min skol' }, session);
    expect(await signUp({ schoolName: 'Min skole' }, session, nowMs + 60_000)).toEqual(first);
    expect(await storedSchool(first.schoolId)).toMatchObject({ name: 'Min skole', version: 2 });
    expect(await database.db.$count(admins, eq(admins.teacherId, first.id))).toBe(1);
  });

  it.each([
    ['more than an hour later', { laterMs: 61 * 60_000 }],
    ['after a colleague has joined', { hasColleague: true }],
  ])(
    'cannot be repeated to change the name once the school is over an hour old or has a second teacher: %s',
    async (_, situation) => {
      const { laterMs = 0, hasColleague = false } = situation as {
        laterMs?: number;
        hasColleague?: boolean;
      };
      const session = account();
      const first = await signUp({ schoolName: 'Min skole' }, session);
      if (hasColleague) await addTeacher(database.db, { schoolId: first.schoolId });
      await expect(
        signUp({ schoolName: 'Enda en' }, session, nowMs + laterMs),
      ).rejects.toMatchObject({ code: 'hasSchool' });
      expect(await database.db.select().from(schools).where(eq(schools.name, 'Enda en'))).toEqual(
        [],
      );
      expect(await signUp({ schoolName: 'Min skole' }, session, nowMs + laterMs)).toEqual(first);
    },
  );

  it('is refused for a teacher who joined a school', async () => {
    const session = account();
    const { licenceCode } = await storedSchool(await addSchool(database.db));
    await signUp({ licenceCode }, session);
    await expect(signUp({ schoolName: 'Enda en' }, session)).rejects.toMatchObject({
      code: 'hasSchool',
    });
  });

  it('generates another licence code if the first is in use', async () => {
    const licenceCode = '00000000';
    await addSchool(database.db, { licenceCode });
    const draws = [new Uint8Array(8), new Uint8Array(8), new Uint8Array(8).fill(31)];
    const made = await createSchool(
      database.db,
      await addTeacher(database.db),
      'Skole',
      nowMs,
      () => draws.shift()!,
    );
    expect((await storedSchool(made.schoolId)).licenceCode).toBe('ZZZZZZZZ');
  });

  it('stores no school if no unused licence code can be generated', async () => {
    const { db } = database;
    await addSchool(db, { licenceCode: '11111111' });
    const teacher = await addTeacher(db);
    const broken = () => new Uint8Array(8).fill(1);
    await expect(
      db.transaction((tx) => createSchool(tx, teacher, 'Halv skole', nowMs, broken)),
    ).rejects.toThrow('licence code');
    expect(await db.select().from(schools).where(eq(schools.name, 'Halv skole'))).toEqual([]);
  });
});

describe('a licence code', () => {
  it('admits a teacher to the school, however typed', async () => {
    const id = await addSchool(database.db);
    const { licenceCode } = await storedSchool(id);
    for (const typed of [licenceCode, ` ${formatLicenceCode(licenceCode).toLowerCase()} `]) {
      const teacher = await signUp({ licenceCode: typed });
      expect(teacher).toMatchObject({ role: 'teacher', schoolId: id });
    }
  });

  it('that is wrong, replaced or malformed is refused with the same error', async () => {
    const id = await addSchool(database.db);
    const { licenceCode: old } = await storedSchool(id);
    await database.db.update(schools).set({ licenceCode: 'N0TGUESS' }).where(eq(schools.id, id));
    for (const licenceCode of [old, 'ZZZZZZZ0', 'x', "' or 1=1 --", '\u0000']) {
      const session = account();
      await expect(signUp({ licenceCode }, session)).rejects.toMatchObject({
        code: 'licenceCodeUnknown',
        options: {},
      });
      expect(await accountExists(session.uid)).toBe(false);
    }
  });

  it('of another school is refused for a teacher with a school', async () => {
    const [one, two] = [await addSchool(database.db), await addSchool(database.db)];
    const session = account();
    const { licenceCode } = await storedSchool(one);
    const teacher = await signUp({ licenceCode }, session);
    expect(await signUp({ licenceCode }, session)).toEqual(teacher);
    await expect(
      signUp({ licenceCode: (await storedSchool(two)).licenceCode }, session),
    ).rejects.toMatchObject({ code: 'hasSchool' });
  });

  it('admits no more teachers than the school may have, even if they join at the same time', async () => {
    const id = await addSchool(database.db);
    for (const role of ['admin', ...Array<'teacher'>(15).fill('teacher')] as const) {
      await addTeacher(database.db, { schoolId: id, role });
    }
    const { licenceCode } = await storedSchool(id);
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, () => signUp({ licenceCode })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'schoolFull' });
    }
    expect(await storedTeachers(id)).toHaveLength(20);
  });

  it('is accepted again from a teacher of the school, even if the school has its maximum of teachers', async () => {
    const id = await addSchool(database.db);
    const { licenceCode } = await storedSchool(id);
    const session = account();
    await signUp({ licenceCode }, session);
    for (let more = 1; more < 20; more += 1) await addTeacher(database.db, { schoolId: id });
    expect(await signUp({ licenceCode }, session)).toMatchObject({ schoolId: id });
  });
});
