import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { classes, rooms, teachers } from '@/lib/db/schema/tables';
import { addEditor } from '@/lib/server/classes/share-class';
import { createRoom } from '@/lib/server/rooms/create-room';
import { readRoom } from '@/lib/server/rooms/read-room';
import { shareRoom } from '@/lib/server/rooms/share-room';
import { readClass } from '@/lib/server/classes/read-class';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowLayout,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { handOverClasses } from './hand-over-classes';

const database = testDatabase();

async function leavingTeacher() {
  const { db } = database;
  const schoolId = await addSchool(db);
  const [leaving, heir] = [
    await addTeacher(db, { schoolId }),
    await addTeacher(db, { schoolId, name: 'Arving' }),
  ];
  const handOver = (toId: string | null = heir.id) =>
    db.transaction((tx) => handOverClasses(tx, { fromId: leaving.id, toId, schoolId }));
  return { schoolId, leaving, heir, handOver };
}
const addRoom = (teacher: Parameters<typeof createRoom>[1]) =>
  createRoom(database.db, teacher, { id: randomUUID(), name: 'Rom', layout: rowLayout() }, nowMs);

it('a handover of classes gives the new owner all school classes, even archived ones, but no private class', async () => {
  const { db } = database;
  const { leaving, heir, handOver } = await leavingTeacher();
  const kept = await addClass(db, leaving, 'Ada');
  const archived = await addClass(db, leaving, 'Bo');
  await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, archived.id));
  const own = await addClass(db, leaving, 'Cilla');
  await db.update(classes).set({ schoolId: null }).where(eq(classes.id, own.id));
  expect(await handOver()).toBe(2);
  for (const { id } of [kept, archived]) {
    expect(await readClass(db, heir, id)).toMatchObject({ isOwn: true, teacherName: 'Arving' });
  }
  expect(await readClass(db, leaving, own.id)).toMatchObject({ isOwn: true });
  await expect(readClass(db, heir, own.id)).rejects.toMatchObject({ code: 'notFound' });
});

it("a handover of classes ends the editor rights of the old and the new owner in each other's classes", async () => {
  const { db } = database;
  const { leaving, heir, handOver } = await leavingTeacher();
  const given = await addClass(db, leaving, 'Ada');
  await addEditor(db, leaving, given.id, heir.id);
  const shared = await addClass(db, heir, 'Bo');
  await addEditor(db, heir, shared.id, leaving.id);
  await handOver();
  expect((await readClass(db, heir, given.id)).editors).toEqual([]);
  expect((await readClass(db, heir, shared.id)).editors).toEqual([]);
});

it('a handover of classes also gives the new owner the shared rooms, but no private room', async () => {
  const { db } = database;
  const { leaving, heir, handOver } = await leavingTeacher();
  const [shared, own] = [await addRoom(leaving), await addRoom(leaving)];
  await shareRoom(db, leaving, shared.id, true);
  await handOver();
  expect(await readRoom(db, heir, shared.id)).toMatchObject({ isOwn: true, isShared: true });
  const [row] = await db.select().from(rooms).where(eq(rooms.id, own.id));
  expect(row).toMatchObject({ teacherId: leaving.id, schoolId: null });
});

it('a handover of classes without a new owner leaves the classes without an owner', async () => {
  const { db } = database;
  const { leaving, heir, handOver } = await leavingTeacher();
  const given = await addClass(db, leaving, 'Ada');
  expect(await handOver(null)).toBe(1);
  expect(await readClass(db, heir, given.id)).toMatchObject({ isOwn: false, teacherName: null });
});

it('a class or a room created during the removal of its teacher is not given to the school', async () => {
  const { db } = database;
  const { leaving } = await leavingTeacher();
  await db.update(teachers).set({ schoolId: null }).where(eq(teachers.id, leaving.id));
  const { id } = await addClass(db, leaving, 'Ada');
  const room = await addRoom(leaving);
  const [row] = await db.select().from(classes).where(eq(classes.id, id));
  expect(row!.schoolId).toBeNull();
  const [roomRow] = await db.select().from(rooms).where(eq(rooms.id, room.id));
  expect(roomRow!.schoolId).toBeNull();
  await expect(shareRoom(db, leaving, room.id, true)).rejects.toMatchObject({
    code: 'joinSchoolFirst',
  });
});
