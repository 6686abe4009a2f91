import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { trialOverMs } from '@/lib/core/billing/trial';
import { teachers } from '@/lib/db/schema/tables';
import { readTrialEnd } from '@/lib/server/access/plan-facts';
import { nowMs, testDatabase } from '@/lib/server/testing/test-school';
import { registerTeacher } from './register-teacher';

const dayMs = 24 * 60 * 60 * 1000;
const acceptedTerms = termsVersion;
const database = testDatabase();

describe('registerTeacher', () => {
  it('gives a teacher without a school a trial of 30 days', async () => {
    const session = { uid: 'kari', email: 'kari@skole.example' };
    const teacher = await registerTeacher(
      database.db,
      session,
      { name: 'Kari', acceptedTerms },
      nowMs,
    );
    expect(teacher).toMatchObject({
      firebaseUid: 'kari',
      email: 'kari@skole.example',
      name: 'Kari',
      role: 'teacher',
      schoolId: null,
      hasActivePersonalSubscription: false,
    });
    expect(await readTrialEnd(database.db, teacher)).toBe(trialOverMs(nowMs + 30 * dayMs));
  });

  it('stores the accepted terms and the time of acceptance', async () => {
    const session = { uid: 'siv', email: 'siv@skole.example' };
    const teacher = await registerTeacher(
      database.db,
      session,
      { name: 'Siv', acceptedTerms },
      nowMs,
    );
    const termsAcceptedAt = new Date(nowMs);
    expect(teacher).toMatchObject({ termsVersion: acceptedTerms, termsAcceptedAt });
  });

  it.each([
    ['without accepted terms', {}],
    ['with outdated terms', { acceptedTerms: '1999-01-01' }],
  ])('creates no record unless the teacher accepts the present terms: %s', async (_, terms) => {
    const session = { uid: 'uten', email: 'uten@skole.example' };
    await expect(
      registerTeacher(database.db, session, { name: 'Uten', ...terms }, nowMs),
    ).rejects.toMatchObject({ code: 'termsNotAccepted' });
    expect(await database.db.$count(teachers, eq(teachers.firebaseUid, 'uten'))).toBe(0);
  });

  it('returns the same record a second time without prolonging the trial', async () => {
    const session = { uid: 'ola', email: 'ola@skole.example' };
    const first = await registerTeacher(
      database.db,
      session,
      { name: 'Ola', acceptedTerms },
      nowMs,
    );
    const second = await registerTeacher(
      database.db,
      session,
      { name: 'Ola Ny', acceptedTerms },
      nowMs + 10 * dayMs,
    );
    expect(second).toEqual(first);
  });

  it('creates one record for ten simultaneous requests', async () => {
    const session = { uid: 'nora', email: 'nora@skole.example' };
    const records = await Promise.all(
      Array.from({ length: 10 }, () =>
        registerTeacher(database.db, session, { name: 'Nora', acceptedTerms }, nowMs),
      ),
    );
    expect(new Set(records.map((record) => record.id)).size).toBe(1);
  });

  it.each(['per@skole.example', 'PER@skole.example'])(
    'refuses another account with the same e-mail address (%s)',
    async (email) => {
      await registerTeacher(
        database.db,
        { uid: 'per', email: 'per@skole.example' },
        { name: 'Per', acceptedTerms },
        nowMs,
      );
      await expect(
        registerTeacher(
          database.db,
          { uid: 'other', email },
          { name: 'Per', acceptedTerms },
          nowMs,
        ),
      ).rejects.toMatchObject({ code: 'teacherExists' });
      const uids = (await database.db.select().from(teachers)).map((row) => row.firebaseUid);
      expect(uids).not.toContain('other');
    },
  );
});
