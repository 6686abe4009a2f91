import { eq } from 'drizzle-orm';
import { ownerlessPageSchema, ownerlessPageSize } from '@/lib/contracts/school/ownerless-classes';
import { classes, teachers } from '@/lib/db/schema/tables';
import { archiveClass } from '@/lib/server/classes/archive-class';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { listOwnerlessClasses } from '@/lib/server/classes/list-ownerless-classes';
import { readClass } from '@/lib/server/classes/read-class';
import { addEditor } from '@/lib/server/classes/share-class';
import { readCursor } from '@/lib/server/database/page-cursor';
import {
  addClass,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { listActivity } from './activity-log';
import { setClassOwner } from './set-class-owner';

const database = testDatabase();

async function ownerlessClass() {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const heir = await addTeacher(db, { schoolId, name: 'Arving' });
  const leaving = await addTeacher(db, { schoolId });
  const made = await addClass(db, leaving, 'Ada', 'Bo');
  await addEditor(db, leaving, made.id, heir.id);
  await db.delete(teachers).where(eq(teachers.id, leaving.id));
  const list = () => listOwnerlessClasses(db, admin, schoolId, undefined);
  return { db, schoolId, admin, heir, made, list };
}

it('an admin can give a class without an owner to a teacher', async () => {
  const { db, schoolId, admin, heir, made, list } = await ownerlessClass();
  const page = ownerlessPageSchema.strict().parse(await list());
  expect(page).toMatchObject({ classes: [{ id: made.id, pupilCount: 2 }], next: null });
  for (let times = 0; times < 2; times += 1) await setClassOwner(db, admin, made.id, heir.id);
  expect(await readClass(db, heir, made.id)).toMatchObject({
    isOwn: true,
    teacherName: 'Arving',
    editors: [],
  });
  expect((await list()).classes).toEqual([]);
  const { entries } = await listActivity(db, admin, schoolId, undefined);
  expect(entries).toMatchObject([{ kind: 'classOwnerChanged', subjectName: 'Arving' }]);
});

it('only an admin can archive, restore and delete a class without an owner', async () => {
  const { db, schoolId, admin, heir, made, list } = await ownerlessClass();
  const archive = (by: typeof admin, archived: boolean, version: number) =>
    archiveClass(db, by, made.id, { archived, version }, nowMs);
  await expect(archive(heir, true, 1)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(deleteClass(db, heir, made.id)).rejects.toMatchObject({ code: 'forbidden' });
  await archive(admin, true, 1);
  expect((await list()).classes[0]!.archivedAt).not.toBeNull();
  await archive(admin, false, 2);
  await archive(admin, false, 2);
  await deleteClass(db, admin, made.id);
  expect((await list()).classes).toEqual([]);
  const { entries } = await listActivity(db, admin, schoolId, undefined);
  expect(entries.map(({ kind, actorName }) => [kind, actorName])).toEqual([
    ['classDeleted', 'Rektor'],
    ['classRestored', 'Rektor'],
    ['classArchived', 'Rektor'],
  ]);
});

it('changes by a teacher to their own class are not in the activity log', async () => {
  const { db, schoolId, admin, heir } = await ownerlessClass();
  const own = await addClass(db, heir, 'Cilla');
  await archiveClass(db, heir, own.id, { archived: true, version: 1 }, nowMs);
  await deleteClass(db, heir, own.id);
  expect((await listActivity(db, admin, schoolId, undefined)).entries).toEqual([]);
});

it('an admin cannot reassign a class that has an owner or belongs to another school', async () => {
  const { db, schoolId, admin, heir, made } = await ownerlessClass();
  const owned = await addClass(db, heir, 'Cilla');
  const other = await ownerlessClass();
  const attempt = (by: typeof admin, classId: string, teacherId: string) =>
    setClassOwner(db, by, classId, teacherId).catch(({ code }) => code as string);
  expect(await attempt(admin, owned.id, admin.id)).toBe('forbidden');
  expect(await attempt(heir, made.id, heir.id)).toBe('forbidden');
  expect(await attempt(admin, other.made.id, admin.id)).toBe('notFound');
  expect(await attempt(admin, made.id, other.admin.id)).toBe('notFound');
  await expect(deleteClass(db, other.admin, made.id)).rejects.toMatchObject({ code: 'notFound' });
  const ask = listOwnerlessClasses(db, other.admin, schoolId, undefined);
  await expect(ask).rejects.toMatchObject({ code: 'notFound' });
});

it('the list of classes without an owner has each class once over several pages', async () => {
  const { db, schoolId, admin } = await ownerlessClass();
  const names = Array.from({ length: 2 * ownerlessPageSize }, (_, index) => `Klasse ${index % 9}`);
  await db.insert(classes).values(names.map((name) => ({ schoolId, grade: '5', name })));
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const after = next === null ? undefined : readCursor(next ?? undefined);
    const page = await listOwnerlessClasses(db, admin, schoolId, after);
    seen.push(...page.classes.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect([seen.length, new Set(seen).size]).toEqual([101, 101]);
});
