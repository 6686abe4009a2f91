import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { schools, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { archiveClass } from '@/lib/server/classes/archive-class';
import { readClass } from '@/lib/server/classes/read-class';
import { readMap } from '@/lib/server/maps/read-map';
import { saveMap } from '@/lib/server/maps/save-map';
import { listClasses } from '@/lib/server/testing/list-classes';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { giveClass } from './give-classes';
import { registerTeacher } from './register-teacher';

const database = testDatabase();
const licenceCode = '7K4M2XQ9';
let schoolId: string;
let colleague: TeacherRow;
let kari: TeacherRow;
let made: { classId: string; mapId: string };

async function addClassWithMap(owner: TeacherRow) {
  const row = await addClass(database.db, owner, 'Emma', 'Noah');
  const map = await saveMap(database.db, owner, row.id, rowMap(row.pupils), nowMs);
  return { classId: row.id, mapId: map.id };
}

beforeEach(async () => {
  const { db } = database;
  await db.delete(schools);
  schoolId = await addSchool(db, { licenceCode });
  colleague = await addTeacher(db, { schoolId });
  kari = await addTeacher(db);
  made = await addClassWithMap(kari);
});

const register = (values: object) =>
  registerTeacher(
    database.db,
    { uid: kari.firebaseUid, email: kari.email },
    { name: kari.name, acceptedTerms: termsVersion, ...values },
    nowMs,
  );
const now = async ({ id }: TeacherRow) =>
  (await database.db.select().from(teachers).where(eq(teachers.id, id)))[0]!;
const notFound = { code: 'notFound' };

describe('joining or creating a school', () => {
  it('shows earlier classes and maps to colleagues if the teacher agrees', async () => {
    await register({ licenceCode, givesClasses: true });
    const seen = await readClass(database.db, colleague, made.classId);
    expect(seen).toMatchObject({ isOwn: false, mayEdit: false, teacherName: 'Kari' });
    expect(await readMap(database.db, colleague, made.mapId)).toMatchObject({ id: made.mapId });
    const own = await readClass(database.db, await now(kari), made.classId);
    expect(own).toMatchObject({ isOwn: true, isPrivate: false, mayShare: true });
  });

  it('moves an archived class to a school that the teacher creates', async () => {
    await archiveClass(database.db, kari, made.classId, { archived: true, version: 1 }, nowMs);
    const admin = await register({ schoolName: 'Solvang', givesClasses: true });
    const first = await addTeacher(database.db, { schoolId: admin.schoolId });
    expect(await readClass(database.db, first, made.classId)).toMatchObject({ isOwn: false });
  });

  it.each([
    ['without consent', {}],
    ['after a refusal', { givesClasses: false }],
  ])('leaves earlier classes private if the teacher does not agree: %s', async (_, answer) => {
    await register({ licenceCode, ...answer });
    await expect(readClass(database.db, colleague, made.classId)).rejects.toMatchObject(notFound);
    const own = await now(kari);
    expect(await readClass(database.db, own, made.classId)).toMatchObject({ isPrivate: true });
    expect(await listClasses(database.db, own)).toMatchObject([{ isPrivate: true }]);
  });

  it('moves no class if the licence code is unknown', async () => {
    await expect(register({ licenceCode: 'AAAAAAAA', givesClasses: true })).rejects.toMatchObject({
      code: 'licenceCodeUnknown',
    });
    expect(await readClass(database.db, kari, made.classId)).toMatchObject({ isPrivate: false });
    await expect(readClass(database.db, colleague, made.classId)).rejects.toMatchObject(notFound);
  });
});

describe('a private class', () => {
  it('is given to the school with its earlier and later maps', async () => {
    const member = await register({ licenceCode });
    await giveClass(database.db, member, made.classId);
    await giveClass(database.db, member, made.classId);
    const { pupils } = await readClass(database.db, colleague, made.classId);
    const later = await saveMap(database.db, member, made.classId, rowMap(pupils), nowMs);
    for (const id of [made.mapId, later.id])
      expect(await readMap(database.db, colleague, id)).toMatchObject({ id });
  });

  it('can be given to the school only by its owner', async () => {
    const member = await register({ licenceCode });
    await expect(giveClass(database.db, colleague, made.classId)).rejects.toMatchObject(notFound);
    await giveClass(database.db, member, made.classId);
    await expect(giveClass(database.db, colleague, made.classId)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('cannot be given to a school by a teacher who has no school or has left the school', async () => {
    const refused = { code: 'joinSchoolFirst' };
    await expect(giveClass(database.db, kari, made.classId)).rejects.toMatchObject(refused);
    const member = await register({ licenceCode });
    await database.db.update(teachers).set({ schoolId: null }).where(eq(teachers.id, kari.id));
    await expect(giveClass(database.db, member, made.classId)).rejects.toMatchObject(refused);
  });

  it.each([randomUUID(), 'x'])('is not found by the unknown id %s', async (id) => {
    await expect(giveClass(database.db, kari, id)).rejects.toMatchObject(notFound);
  });
});
