import { addPlan } from '@/lib/server/testing/add-order';
import { calls } from '@/lib/contracts/calls';
import { eq } from 'drizzle-orm';
import { adminListSchema } from '@/lib/contracts/school/admins';
import { namedSchoolSchema, teacherCountSchema } from '@/lib/contracts/school/schools';
import { admins, teachers } from '@/lib/db/schema/tables';
import { addSchool, addTeacher, openTestDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const {
  findAdmin: adminsByEmail,
  readSchool,
  countTeachers: activeCount,
  recordLogin: updateLastLogin,
} = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let school: string;
let otherSchool: string;
const ids: Record<string, string> = {};
const periodEnd = new Date('2099-07-31T22:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  useTestEnvironment(database);
  const { db } = database;
  school = await addSchool(db);
  await addPlan(db, school, { tier: 'm', endsOn: '2099-07-31' });
  otherSchool = await addSchool(db);
  for (const [name, schoolId] of [
    ['leder', school],
    ['kari', school],
    ['nabo', otherSchool],
    ['alene', null],
  ] as const) {
    const email = `${name}@skole.example`;
    const role = name === 'leder' ? 'admin' : 'teacher';
    ids[name] = (await addTeacher(db, { firebaseUid: name, email, schoolId, role })).id;
  }
  await db.insert(admins).values({ teacherId: ids.leder!, schoolId: school });
}, 60_000);
afterAll(() => database.close());
beforeEach(() => void captureLog());

const as = (name: string, params: Record<string, string>) => ({
  params,
  headers: { cookie: `session=${name}` },
});
const notFound = { code: 'notFound', status: 404 };
const unknownId = '00000000-0000-4000-8000-000000000000';

describe('GET /schools/{id}', () => {
  it.each([
    ['an admin', 'leder'],
    ['a teacher', 'kari'],
  ])('returns the school to its members: %s', async (_, name) => {
    const answer = await call(readSchool, as(name, { schoolId: school }));
    expect(namedSchoolSchema.strict().parse(answer.body)).toEqual({
      name: 'Fjellvik skole',
      school_year: null,
      grades: [],
      seat_limit: 35,
      has_active_subscription: true,
      subscription_current_period_end: periodEnd.toISOString(),
    });
  });

  it('accepts the id in capitals', async () => {
    const answer = await call(readSchool, as('kari', { schoolId: school.toUpperCase() }));
    expect(answer.status).toBe(200);
  });
});

describe('GET /teachers/activecount/{school_id}', () => {
  it('returns the number of teachers including the admin', async () => {
    const answer = await call(activeCount, as('kari', { schoolId: school }));
    expect(teacherCountSchema.parse(answer.body)).toBe(2);
  });
});

describe('a school to which the teacher does not belong', () => {
  it.each([
    ['readSchool', readSchool],
    ['countTeachers', activeCount],
  ])('is not found by the call %s', async (_, handler) => {
    for (const [name, schoolId] of [
      ['kari', otherSchool],
      ['leder', otherSchool],
      ['alene', school],
      ['kari', unknownId],
      ['kari', 'null'],
      ['alene', 'null'],
      ['kari', `${school}'--`],
    ] as const) {
      expect((await call(handler, as(name, { schoolId }))).body).toMatchObject(notFound);
    }
  });
});

describe('GET /admins/email/{email}', () => {
  const ask = async (name: string, email: string) =>
    adminListSchema.parse((await call(adminsByEmail, as(name, { email }))).body);

  it('returns an admin their own record, ignoring the case of the address', async () => {
    expect(await ask('leder', 'leder@skole.example')).toHaveLength(1);
    expect(await ask('leder', 'LEDER@skole.example')).toHaveLength(1);
  });

  it('returns an empty list to an account that is not an admin, whatever the address', async () => {
    expect(await ask('kari', 'kari@skole.example')).toEqual([]);
    expect(await ask('kari', 'leder@skole.example')).toEqual([]);
    expect(await ask('kari', 'nobody@skole.example')).toEqual([]);
    expect(await ask('nobody', 'nobody@skole.example')).toEqual([]);
  });
});

describe('GET /teachers/ull/{teacherId}', () => {
  const lastLogin = async (name: string) => {
    const [row] = await database.db.select().from(teachers).where(eq(teachers.id, ids[name]!));
    return row!.lastLoginAt;
  };

  it('stores the time of the last login', async () => {
    expect(await lastLogin('kari')).toBeNull();
    const before = Date.now();
    const answer = await call(updateLastLogin, as('kari', { teacherId: ids.kari! }));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await lastLogin('kari'))!.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('stores no login time for another teacher', async () => {
    for (const teacherId of [ids.nabo!, ids.leder!, unknownId, 'kari']) {
      const answer = await call(updateLastLogin, as('kari', { teacherId }));
      expect(answer.body).toMatchObject(notFound);
    }
    expect(await lastLogin('nabo')).toBeNull();
    expect(await lastLogin('leder')).toBeNull();
  });
});
