import { sessions } from '@/lib/db/schema/tables';
import { addSchoolWithAdmin, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { addSession } from '@/lib/server/testing/test-sessions';
import { removeMember } from './remove-member';

const database = testDatabase();

it('removing a teacher ends their sessions, and no others', async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const ola = await addTeacher(db, { schoolId });
  await addSession(db, ola.firebaseUid);
  const kept = await addSession(db, admin.firebaseUid);
  await removeMember(db, admin, schoolId, ola.id, admin.id);
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([kept]);
});
