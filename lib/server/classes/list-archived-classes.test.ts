import { randomUUID } from 'node:crypto';
import { maxArchivedClasses } from '@/lib/contracts/classes/classes';
import { classes } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { archiveClass } from './archive-class';
import { listArchivedClasses } from './list-archived-classes';

const database = testDatabase();

async function addArchived(teacher: TeacherRow, names: string[]) {
  await database.db.insert(classes).values(
    names.map((name, index) => ({
      id: randomUUID(),
      teacherId: teacher.id,
      schoolId: teacher.schoolId,
      grade: '8',
      name,
      archivedAt: new Date(nowMs + index),
    })),
  );
}

describe('listArchivedClasses', () => {
  it('lists own classes first, then the most recently archived', async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const kari = await addTeacher(db, { schoolId, name: 'Kari' });
    const ola = await addTeacher(db, { schoolId, name: 'Ola' });
    const made = await addClass(db, kari, 'Emma', 'Noah');
    await addClass(db, kari, 'Sofie');
    await archiveClass(db, kari, made.id, { archived: true, version: made.version }, nowMs);
    await addArchived(ola, ['9A', '9B']);
    const listed = await listArchivedClasses(db, kari, '');
    expect(listed.classes.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['5A', true],
      ['9B', false],
      ['9A', false],
    ]);
    expect(listed.classes[0]).toEqual({
      id: made.id,
      grade: '5',
      name: '5A',
      version: 2,
      pupilCount: 2,
      mapCount: 0,
      teacherName: 'Kari',
      isOwn: true,
      archivedAt: new Date(nowMs).toISOString(),
    });
    expect(listed.total).toBe(3);
  });

  it('omits classes of another school', async () => {
    const { db } = database;
    await addArchived(await addTeacher(db, { schoolId: await addSchool(db) }), ['9A']);
    const stranger = await addTeacher(db, { schoolId: await addSchool(db) });
    expect(await listArchivedClasses(db, stranger, '')).toEqual({ classes: [], total: 0 });
    expect(await listArchivedClasses(db, await addTeacher(db), '9A')).toEqual({
      classes: [],
      total: 0,
    });
  });

  it.each([
    ['ÅSE', ['Åses klasse', 'VG1']],
    ['vg', ['VG1']],
    ['100 %', ['100 % norsk']],
    ['%', ['100 % norsk']],
    ['_', []],
    ['8', []],
  ])('given the search %j finds the classes %j', async (search, names) => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const reader = await addTeacher(db, { schoolId });
    await addArchived(await addTeacher(db, { schoolId, name: 'Åse' }), ['VG1']);
    await addArchived(await addTeacher(db, { schoolId, name: 'Ola' }), [
      '100 % norsk',
      'Åses klasse',
    ]);
    const found = await listArchivedClasses(db, reader, search);
    expect(found.classes.map(({ name }) => name)).toEqual(names);
  });

  it('lists a hundred of 10,000 classes with the total and finds any class by name', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const names = Array.from({ length: 10_000 }, (_, index) => `Klasse ${index}!`);
    for (let from = 0; from < names.length; from += 5000) {
      await addArchived(teacher, names.slice(from, from + 5000));
    }
    const first = await listArchivedClasses(db, teacher, '');
    expect([first.classes.length, first.total]).toEqual([maxArchivedClasses, 10_000]);
    const found = await listArchivedClasses(db, teacher, 'klasse 17!');
    expect(found.classes.map(({ name }) => name)).toEqual(['Klasse 17!']);
  });
});
