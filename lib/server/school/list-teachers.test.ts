import { randomUUID } from 'node:crypto';
import { maxColleagues } from '@/lib/contracts/school/schools';
import { admins, teachers } from '@/lib/db/schema/tables';
import { addSchool, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { listTeachers } from './list-teachers';

const database = testDatabase();

describe('listTeachers', () => {
  it("returns the teachers of the caller's school and marks the admins", async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const ola = await addTeacher(db, { schoolId, name: 'Ola' });
    const kari = await addTeacher(db, { schoolId, name: 'kari' });
    await addTeacher(db, { schoolId: await addSchool(db), name: 'Ida' });
    await db.insert(admins).values({ teacherId: ola.id, schoolId });
    expect(await listTeachers(db, ola, schoolId)).toEqual([
      { id: kari.id, name: 'kari', isAdmin: false },
      { id: ola.id, name: 'Ola', isAdmin: true },
    ]);
  });

  it('refuses a teacher of another school or without a school', async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const stranger = await addTeacher(db, { schoolId: await addSchool(db) });
    for (const teacher of [stranger, await addTeacher(db)]) {
      await expect(listTeachers(db, teacher, schoolId)).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  it('returns no more than the maximum of teachers', async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const teacher = await addTeacher(db, { schoolId });
    await db.insert(teachers).values(
      Array.from({ length: maxColleagues + 10 }, () => ({
        firebaseUid: randomUUID(),
        name: 'Kollega',
        email: `${randomUUID()}@skole.example`,
        schoolId,
      })),
    );
    expect(await listTeachers(db, teacher, schoolId)).toHaveLength(maxColleagues);
  });
});
