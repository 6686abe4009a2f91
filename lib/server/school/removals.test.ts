import { eq } from 'drizzle-orm';
import { removalPageSchema } from '@/lib/contracts/school/school-members';
import { removals, schools } from '@/lib/db/schema/tables';
import { deleteAccount } from '@/lib/server/account/delete-account';
import { leaveSchool } from '@/lib/server/account/leave-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readCursor } from '@/lib/server/database/page-cursor';
import { addOrder } from '@/lib/server/testing/add-order';
import {
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { listActivity } from './activity-log';
import { listRemovals } from './list-removals';
import { readmitTeacher } from './readmit-teacher';
import { registerTeacher } from './register-teacher';
import { removeMember } from './remove-member';

const database = testDatabase();

const codeOf = async (schoolId: string) => {
  const [school] = await database.db.select().from(schools).where(eq(schools.id, schoolId));
  return school!.licenceCode;
};
const join = async (teacher: TeacherRow, schoolId: string) => {
  const { firebaseUid: uid, email, name } = teacher;
  const licenceCode = await codeOf(schoolId);
  return registerTeacher(database.db, { uid, email }, { name, licenceCode }, nowMs);
};
const remove = (admin: TeacherRow, schoolId: string, teacher: TeacherRow, renewsCode = false) =>
  removeMember(database.db, admin, schoolId, teacher.id, { newOwnerId: admin.id, renewsCode });
const removed = async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const ola = await addTeacher(db, { schoolId, name: 'Ola' });
  await remove(admin, schoolId, ola);
  return { db, schoolId, admin, ola };
};
const refusal = { code: 'removedFromSchool' };

it.each([
  ['old', false],
  ['new', true],
])(
  'a removed teacher cannot rejoin with the %s licence code until readmitted',
  async (_, renewsCode) => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const ola = await addTeacher(db, { schoolId });
    await remove(admin, schoolId, ola, renewsCode);
    await expect(join(ola, schoolId)).rejects.toMatchObject(refusal);
    await readmitTeacher(db, admin, schoolId, ola.id);
    expect(await join(ola, schoolId)).toMatchObject({ schoolId, role: 'teacher' });
    await remove(admin, schoolId, ola, renewsCode);
    await expect(join(ola, schoolId)).rejects.toMatchObject(refusal);
  },
);

it('a teacher who left can rejoin with the licence code', async () => {
  const { db } = database;
  const { schoolId } = await addSchoolWithAdmin(db);
  const ola = await addTeacher(db, { schoolId });
  await leaveSchool(db, ola, { personalClasses: 'take' });
  expect(await join(ola, schoolId)).toMatchObject({ schoolId });
});

it('a removed teacher can join another school', async () => {
  const { db, schoolId, admin, ola } = await removed();
  const other = await addSchoolWithAdmin(db);
  expect(await join(ola, other.schoolId)).toMatchObject({ schoolId: other.schoolId });
  await expect(join(ola, schoolId)).rejects.toMatchObject({ code: 'hasSchool' });
  await readmitTeacher(db, admin, schoolId, ola.id);
  await leaveSchool(db, ola, { personalClasses: 'take' });
  expect(await join(ola, schoolId)).toMatchObject({ schoolId });
});

it('when an admin readmits a removed teacher twice, the activity log records the readmission only once', async () => {
  const { db, schoolId, admin, ola } = await removed();
  const page = await listRemovals(db, admin, schoolId, undefined);
  expect(removalPageSchema.strict().parse(page)).toEqual({
    removals: [{ teacherId: ola.id, name: 'Ola', removedAt: expect.any(String) }],
    next: null,
  });
  await readmitTeacher(db, admin, schoolId, ola.id);
  await readmitTeacher(db, admin, schoolId, ola.id);
  expect(await listRemovals(db, admin, schoolId, undefined)).toEqual({ removals: [], next: null });
  const { entries } = await listActivity(db, admin, schoolId, undefined);
  expect(entries.filter(({ kind }) => kind === 'readmitted')).toMatchObject([
    { actorName: 'Rektor', subjectName: 'Ola' },
  ]);
});

it('the list of removed teachers, read page by page, contains each teacher exactly once', async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const all = await Promise.all(
    Array.from({ length: 51 }, (_, index) => addTeacher(db, { name: index % 2 ? 'Ola' : 'kari' })),
  );
  await db.insert(removals).values(all.map(({ id: teacherId }) => ({ schoolId, teacherId })));
  const first = await listRemovals(db, admin, schoolId, undefined);
  const after = readCursor(first.next ?? undefined);
  const last = await listRemovals(db, admin, schoolId, after);
  const seen = [...first.removals, ...last.removals].map(({ teacherId }) => teacherId);
  expect([first.removals.length, last.next, new Set(seen).size]).toEqual([50, null, 51]);
});

it('only an admin of the school can list and readmit removed teachers', async () => {
  const { db, schoolId, ola } = await removed();
  const colleague = await addTeacher(db, { schoolId });
  const { admin: foreign, schoolId: otherId } = await addSchoolWithAdmin(db);
  const readmit = (by: TeacherRow, at: string, id = ola.id) => readmitTeacher(db, by, at, id);
  await expect(readmit(colleague, schoolId)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(readmit(foreign, schoolId)).rejects.toMatchObject({ code: 'notFound' });
  await expect(readmit(foreign, otherId, 'x')).rejects.toMatchObject({ code: 'notFound' });
  await readmit(foreign, otherId);
  await expect(listRemovals(db, colleague, schoolId, undefined)).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await listRemovals(db, foreign, otherId, undefined)).removals).toEqual([]);
  await expect(join(ola, schoolId)).rejects.toMatchObject(refusal);
});

it('a teacher who joins during their own removal remains removed', async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const ola = await addTeacher(db, { schoolId });
  await Promise.allSettled([
    remove(admin, schoolId, ola),
    ...Array.from({ length: 5 }, () => join(ola, schoolId)),
  ]);
  await expect(join(ola, schoolId)).rejects.toMatchObject(refusal);
});

it('the record of a removed teacher is deleted with the account of the teacher and with the school', async () => {
  const { db, schoolId, admin, ola } = await removed();
  const kept = () => db.$count(removals, eq(removals.schoolId, schoolId));
  const kari = await addTeacher(db, { schoolId });
  await remove(admin, schoolId, kari);
  expect(await kept()).toBe(2);
  await deleteAccount(db, ola.firebaseUid, 'keep', nowMs);
  expect(await kept()).toBe(1);
  await addOrder(db, { schoolId });
  await leaveSchool(db, admin, { personalClasses: 'take' });
  expect(await kept()).toBe(0);
});
