import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { classes, rooms, schools, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { createRoom } from '@/lib/server/rooms/create-room';
import { shareRoom } from '@/lib/server/rooms/share-room';
import { listActivity } from '@/lib/server/school/activity-log';
import { addOrder } from '@/lib/server/testing/add-order';
import {
  addAdmin,
  addClass,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  rowLayout,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { leaveSchool } from './leave-school';
import { readDeparture } from './read-departure';

const database = testDatabase();
const dayMs = 24 * 60 * 60 * 1000;
const trialExpiresAt = new Date(nowMs + 80 * dayMs);
const createdAt = new Date(nowMs - 10 * dayMs);

const stored = async ({ id }: Pick<TeacherRow, 'id'>) =>
  (await database.db.select().from(teachers).where(eq(teachers.id, id)))[0]!;
const storedClass = async (id: string) =>
  (await database.db.select().from(classes).where(eq(classes.id, id)))[0]!;
const storedRoom = async (id: string) =>
  (await database.db.select().from(rooms).where(eq(rooms.id, id)))[0]!;

const draw = (teacher: TeacherRow) =>
  createRoom(database.db, teacher, { id: randomUUID(), name: 'Rom', layout: rowLayout() }, nowMs);

async function addMember() {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db, { trialExpiresAt });
  const alone = await addTeacher(db, { createdAt });
  const personal = await addClass(db, alone, 'Ada');
  await db.update(teachers).set({ schoolId }).where(eq(teachers.id, alone.id));
  const teacher = await stored(alone);
  const ofSchool = await addClass(db, teacher, 'Bo');
  const [shared, own] = [await draw(teacher), await draw(teacher)];
  await shareRoom(db, teacher, shared.id, true);
  return { schoolId, admin, teacher, personal, ofSchool, shared, own };
}

describe('leaving a school', () => {
  it('is preceded by a summary of what the school and the teacher will keep', async () => {
    const { teacher } = await addMember();
    expect(await readDeparture(database.db, teacher, nowMs)).toEqual({
      school: {
        name: 'Fjellvik skole',
        isLastAdmin: false,
        isOnlyTeacher: false,
        classes: 1,
        sharedRooms: 1,
      },
      personalClasses: 1,
      ownRooms: 1,
      card: null,
      newSchoolTrialEndsOn: '2026-11-17',
      closing: null,
    });
  });

  it('gives school classes and shared rooms to an admin but no other classes and rooms', async () => {
    const { schoolId, admin, teacher, personal, ofSchool, shared, own } = await addMember();
    await leaveSchool(database.db, teacher, { personalClasses: 'take' });
    expect(await storedClass(ofSchool.id)).toMatchObject({ teacherId: admin.id, schoolId });
    expect(await storedClass(personal.id)).toMatchObject({ teacherId: teacher.id, schoolId: null });
    expect(await storedRoom(shared.id)).toMatchObject({ teacherId: admin.id, schoolId });
    expect(await storedRoom(own.id)).toMatchObject({ teacherId: teacher.id, schoolId: null });
    const { entries } = await listActivity(database.db, admin, schoolId, undefined);
    expect(entries[0]).toMatchObject({ kind: 'left', actorName: 'Kari', classes: 1 });
  });

  it('gives personal classes to the school if the teacher chooses to', async () => {
    const { schoolId, admin, teacher, personal } = await addMember();
    await leaveSchool(database.db, teacher, { personalClasses: 'give' });
    expect(await storedClass(personal.id)).toMatchObject({ teacherId: admin.id, schoolId });
  });

  it('is refused for the last admin', async () => {
    const { admin } = await addMember();
    const leaving = leaveSchool(database.db, admin, { personalClasses: 'take' });
    await expect(leaving).rejects.toMatchObject({ code: 'lastAdmin' });
    expect(await stored(admin)).toEqual(admin);
  });

  it('succeeds for only one of two admins who leave at the same time', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    await addTeacher(db, { schoolId });
    const other = await addAdmin(db, schoolId, 'Inspektør');
    const results = await Promise.allSettled(
      [admin, other].map((one) => leaveSchool(db, one, { personalClasses: 'take' })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await db.select().from(teachers).where(eq(teachers.schoolId, schoolId));
    expect(left.filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  it('changes nothing when the request is repeated', async () => {
    const { teacher } = await addMember();
    await leaveSchool(database.db, teacher, { personalClasses: 'take' });
    const once = await stored(teacher);
    await leaveSchool(database.db, teacher, { personalClasses: 'give' });
    expect(await stored(teacher)).toEqual(once);
  });
});

describe('when the only teacher leaves a school', () => {
  it('the school is deleted and its classes remain with the teacher', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const made = await addClass(db, admin, 'Ada');
    await leaveSchool(db, admin, { personalClasses: 'give' });
    expect(await storedClass(made.id)).toMatchObject({ teacherId: admin.id, schoolId: null });
    expect(await db.select().from(schools).where(eq(schools.id, schoolId))).toEqual([]);
  });

  it('a school with orders is not deleted, but gets a new licence code', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const [before] = await db.select().from(schools).where(eq(schools.id, schoolId));
    await addOrder(db, { schoolId, orderedBy: admin.id });
    await leaveSchool(db, admin, { personalClasses: 'take' });
    const [after] = await db.select().from(schools).where(eq(schools.id, schoolId));
    expect(after!.name).toBe(before!.name);
    expect(after!.licenceCode).not.toBe(before!.licenceCode);
    expect(await stored(admin)).toMatchObject({ schoolId: null, role: 'teacher' });
  });
});
