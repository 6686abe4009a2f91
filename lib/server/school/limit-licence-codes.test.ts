import { addPlan } from '@/lib/server/testing/add-order';
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { rateLimits, schools } from '@/lib/db/schema/tables';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const { registerTeacher: register } = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const database = testDatabase();
let rightCode: string;

async function addSchoolOfFifty(): Promise<string> {
  const schoolId = await addSchool(database.db);
  await addPlan(database.db, schoolId, { tier: 'l' });
  const [school] = await database.db.select().from(schools).where(eq(schools.id, schoolId));
  return school!.licenceCode;
}
beforeAll(async () => {
  rightCode = await addSchoolOfFifty();
});
beforeEach(async () => {
  useTestEnvironment(database);
  captureLog();
  await database.db.delete(rateLimits);
});

const wrongCode = '0000-0000';
const atSchool = '10.0.0.1';

async function join(uid: string, licenceCode: string, address = atSchool) {
  const answer = await call(register, {
    method: 'POST',
    body: { name: 'Kari', licenceCode, acceptedTerms: termsVersion },
    headers: { cookie: `session=${uid}`, 'x-forwarded-for': address },
  });
  return answer.status === 200 ? 'joined' : (answer.body as { code: string }).code;
}

async function guessOften(count: number, address = atSchool) {
  for (let guess = 0; guess < count; guess += 10) {
    const uid = randomUUID();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await join(uid, wrongCode, address)).toBe('licenceCodeUnknown');
    }
  }
}

describe('wrong licence codes', () => {
  it('block an account after ten tries, even for the right code', async () => {
    const uid = randomUUID();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await join(uid, wrongCode)).toBe('licenceCodeUnknown');
    }
    expect(await join(uid, wrongCode)).toBe('tooManyRequests');
    expect(await join(uid, rightCode, '10.9.9.9')).toBe('tooManyRequests');
  });

  it('are limited to ten for an account that sends thirty at once', async () => {
    const uid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => join(uid, wrongCode)));
    expect(answers.filter((answer) => answer === 'licenceCodeUnknown')).toHaveLength(10);
  });

  it('do not block a colleague on the same network who has the right code', async () => {
    await guessOften(100);
    expect(await join(randomUUID(), rightCode)).toBe('joined');
    const mistaken = randomUUID();
    expect(await join(mistaken, wrongCode)).toBe('licenceCodeUnknown');
    expect(await join(mistaken, rightCode)).toBe('joined');
  });

  it('leave an account only two tries when its network has already sent a hundred wrong codes', async () => {
    await guessOften(100, '2001:db8:1:2::1');
    const uid = randomUUID();
    const inNetwork = (code: string) => join(uid, code, '2001:db8:1:2::ffff');
    expect(await inNetwork(wrongCode)).toBe('licenceCodeUnknown');
    expect(await inNetwork(wrongCode)).toBe('licenceCodeUnknown');
    expect(await inNetwork(wrongCode)).toBe('tooManyRequests');
    expect(await join(uid, wrongCode, '2001:db8:1:3::1')).toBe('licenceCodeUnknown');
  });
});

it('tries with the right licence code are not limited, even for 150 teachers at one IP address', async () => {
  for (let school = 0; school < 3; school += 1) {
    const code = await addSchoolOfFifty();
    for (let teacher = 0; teacher < 50; teacher += 1) {
      expect(await join(randomUUID(), code)).toBe('joined');
    }
  }
  const counts = await database.db
    .select({ key: rateLimits.key, count: rateLimits.count })
    .from(rateLimits);
  const ofCodes = counts.filter(({ key }) => key.startsWith('licenceCode:'));
  expect(new Set(ofCodes.map(({ count }) => count))).toEqual(new Set([0]));
});
