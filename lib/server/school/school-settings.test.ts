import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { schoolSettingsSchema, updateSchoolSchema } from '@/lib/contracts/school/school-settings';
import { formatLicenceCode, licenceCodeLength } from '@/lib/core/school/licence-code';
import { activityLog, schools, teachers } from '@/lib/db/schema/tables';
import {
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { readSchool } from './read-school';
import { registerTeacher } from './register-teacher';
import { renewLicenceCode } from './renew-licence-code';
import { readSettings, updateSchool } from './school-settings';

const database = testDatabase();
const input = (values: object = {}) =>
  updateSchoolSchema.parse({
    name: 'Fjellvik skole',
    organizationNumber: '974 760 673',
    schoolYear: 2026,
    grades: ['8', '9', '10'],
    version: 1,
    ...values,
  });
const kindsOf = async (schoolId: string) => {
  const rows = await database.db
    .select()
    .from(activityLog)
    .where(eq(activityLog.schoolId, schoolId));
  return rows.map(({ kind }) => kind);
};

describe('the school’s settings', () => {
  it('can be changed by an admin, and only an admin can read all of them', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const changed = await updateSchool(db, admin, schoolId, input({ name: 'Ny skole' }), nowMs);
    expect(schoolSettingsSchema.strict().parse(changed)).toMatchObject({
      name: 'Ny skole',
      organizationNumber: '974760673',
      version: 2,
      seatLimit: 20,
      seatsTaken: 1,
    });
    const teacher = await addTeacher(db, { schoolId });
    expect(await readSchool(db, teacher, schoolId, nowMs)).toMatchObject({
      name: 'Ny skole',
      school_year: 2026,
      grades: ['8', '9', '10'],
    });
    await expect(readSettings(db, teacher, schoolId, nowMs)).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await kindsOf(schoolId)).toEqual(['schoolChanged']);
  });

  it('cannot be overwritten by a change that is based on an outdated version', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const both = await Promise.allSettled(
      ['Først', 'Sist'].map((name) => updateSchool(db, admin, schoolId, input({ name }), nowMs)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'changedMeanwhile' },
    });
    const late = updateSchool(db, admin, schoolId, input({ name: 'Sent' }), nowMs);
    await expect(late).rejects.toMatchObject({ code: 'changedMeanwhile' });
  });

  it.each([
    ['an organisation number with a wrong check digit', { organizationNumber: '974760674' }],
    ['a grade that does not exist', { grades: ['11'] }],
    ['the same grade twice', { grades: ['8', '8'] }],
    ['a year of another century', { schoolYear: 1926 }],
    ['an empty name', { name: '  ' }],
  ])('refuse invalid values: %s', (_, values) => {
    expect(() => input(values)).toThrow();
  });
});

describe('a new licence code', () => {
  it('replaces the old code and does not affect the teachers', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const old = (await readSettings(db, admin, schoolId, nowMs)).licenceCode;
    const colleague = await addTeacher(db, { schoolId });
    const { licenceCode } = await renewLicenceCode(
      db,
      admin,
      schoolId,
      { code: formatLicenceCode(old) },
      nowMs,
    );
    expect(licenceCode).not.toBe(old);
    const join = (code: string, uid: string) =>
      registerTeacher(
        db,
        { uid, email: `${uid}@skole.example` },
        { name: 'Ny', licenceCode: code, acceptedTerms: termsVersion },
        nowMs,
      );
    await expect(join(old, 'late')).rejects.toMatchObject({ code: 'licenceCodeUnknown' });
    expect(await join(licenceCode, 'new')).toMatchObject({ schoolId });
    const [kept] = await db.select().from(teachers).where(eq(teachers.id, colleague.id));
    expect(kept!.schoolId).toBe(schoolId);
    expect(await kindsOf(schoolId)).toContain('codeChanged');
  });

  it('is generated only once for two simultaneous requests', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const { licenceCode: code } = await readSettings(db, admin, schoolId, nowMs);
    const both = await Promise.allSettled(
      [1, 2].map(() => renewLicenceCode(db, admin, schoolId, { code }, nowMs)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await kindsOf(schoolId)).toEqual(['codeChanged']);
  });

  it('is never the code of another school', async () => {
    const { db } = database;
    const taken = '0'.repeat(licenceCodeLength);
    await addSchoolWithAdmin(db, { licenceCode: taken });
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const { licenceCode: code } = await readSettings(db, admin, schoolId, nowMs);
    const zeros = () => new Uint8Array(licenceCodeLength);
    await expect(renewLicenceCode(db, admin, schoolId, { code }, nowMs, zeros)).rejects.toThrow();
    const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
    expect(school!.licenceCode).toBe(code);
    expect(await kindsOf(schoolId)).toEqual([]);
  });
});
