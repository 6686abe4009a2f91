import { eq } from 'drizzle-orm';
import { schools, sessions } from '@/lib/db/schema/tables';
import { addSchoolWithAdmin, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { addSession } from '@/lib/server/testing/test-sessions';
import { listActivity } from './activity-log';
import { removeMember } from './remove-member';

const database = testDatabase();

it('removing a teacher ends the sessions of that teacher only', async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const ola = await addTeacher(db, { schoolId });
  await addSession(db, ola.firebaseUid);
  const kept = await addSession(db, admin.firebaseUid);
  await removeMember(db, admin, schoolId, ola.id, {
    newOwnerId: admin.id,
    renewsCode: false,
  });
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([kept]);
});

it('removing a teacher renews the licence code only if the admin asks for a new code', async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const codeNow = async () => {
    const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
    return school!.licenceCode;
  };
  const [ola, kari] = [await addTeacher(db, { schoolId }), await addTeacher(db, { schoolId })];
  const old = await codeNow();
  await removeMember(db, admin, schoolId, ola.id, { newOwnerId: admin.id, renewsCode: false });
  expect(await codeNow()).toBe(old);
  await removeMember(db, admin, schoolId, kari.id, { newOwnerId: admin.id, renewsCode: true });
  expect(await codeNow()).not.toBe(old);
  const { entries } = await listActivity(db, admin, schoolId, undefined);
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['codeChanged', 'removed', 'removed']);
});
