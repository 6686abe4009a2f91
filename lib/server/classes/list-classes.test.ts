import { randomUUID } from 'node:crypto';
import {
  classPageSchema,
  classPageSize,
  maxRecentClasses,
} from '@/lib/contracts/classes/class-list';
import { classes, classUses } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readCursor } from '@/lib/server/database/page-cursor';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { listOwnClasses, listRecentClasses, listSchoolClasses } from './list-classes';
import { saveMap } from '@/lib/server/maps/save-map';
import { recordUse } from '@/lib/server/access/record-use';
import { addEditor } from './share-class';

const database = testDatabase();
const minute = 60_000;

async function addClasses(teacher: TeacherRow, ...names: string[]) {
  const rows = names.map((name, index) => ({
    id: randomUUID(),
    teacherId: teacher.id,
    schoolId: teacher.schoolId,
    grade: '8',
    name,
    createdAt: new Date(nowMs + index * minute),
  }));
  await database.db.insert(classes).values(rows);
  return rows.map(({ id }) => id);
}

const cursor = (next: string | null) => readCursor(next ?? undefined);
const names = ({ classes: shown }: { classes: { name: string }[] }) =>
  shown.map(({ name }) => name);

async function addColleagues() {
  const schoolId = await addSchool(database.db);
  const reader = await addTeacher(database.db, { schoolId, name: 'Leser' });
  const kari = await addTeacher(database.db, { schoolId, name: 'Kari Ås' });
  const ola = await addTeacher(database.db, { schoolId, name: 'Ann-Ola Berg' });
  return { schoolId, reader, kari, ola };
}

describe("the list of a teacher's classes", () => {
  it('has the most recently used class first and includes classes that a colleague shares with the teacher', async () => {
    const { db } = database;
    const { reader, kari } = await addColleagues();
    const [first] = await addClasses(reader, '8A', '8B', '8C');
    const [shared] = await addClasses(kari, '9A', '9B');
    await addEditor(db, kari, shared!, reader.id);
    await recordUse(db, reader, first!, nowMs + 60 * minute);
    const listed = await listOwnClasses(db, reader);
    expect(names(listed)).toEqual(['8A', '8C', '8B', '9A']);
    expect(listed.classes.map(({ isOwn, mayEdit }) => [isOwn, mayEdit])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, true],
    ]);
    expect(listed.classes[3]).toMatchObject({ teacherName: 'Kari Ås' });
  });

  it('has each class once over several pages', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const made = Array.from({ length: 2 * classPageSize + 1 }, (_, index) => `K${index}`);
    await addClasses(teacher, ...made);
    const seen: string[] = [];
    let after;
    do {
      const page = await listOwnClasses(db, teacher, after);
      expect(page.classes.length).toBeLessThanOrEqual(classPageSize);
      seen.push(...names(page));
      after = page.next === null ? undefined : cursor(page.next);
    } while (after);
    expect(seen).toEqual(made.toReversed());
  });

  it('shows the active map of a class with the seats of pupils and trainees', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const made = await addClass(db, teacher, 'Emma', 'Noah');
    const trainee = { id: randomUUID(), name: 'Ida', desk: { row: 1, col: 0 } };
    const desks = [{ row: 0, col: 0 }, { row: 0, col: 1 }, trainee.desk];
    const waiting = { id: randomUUID(), name: 'Liv', desk: null };
    const map = rowMap(made.pupils, { desks, trainees: [trainee, waiting] });
    await saveMap(db, teacher, made.id, map, nowMs);
    const { classes: shown } = classPageSchema.parse(await listOwnClasses(db, teacher));
    expect(shown[0]!.activeMap!.seats.map(({ pupil, desk }) => [pupil.name, desk])).toEqual([
      ['Emma', desks[0]],
      ['Noah', desks[1]],
      ['Ida', desks[2]],
    ]);
  });

  it('is refused for an invalid page cursor', async () => {
    const teacher = await addTeacher(database.db);
    const after = { key: 'now', id: randomUUID() };
    await expect(listOwnClasses(database.db, teacher, after)).rejects.toMatchObject({
      code: 'invalidRequest',
    });
  });
});

describe("colleagues' classes", () => {
  it('are ordered by grade number and exclude own, shared and archived classes', async () => {
    const { db } = database;
    const { reader, kari, ola } = await addColleagues();
    const many = Array.from({ length: classPageSize }, (_, index) => `VG1 ${index}`);
    await addClasses(kari, '10A', '9B', ...many);
    const [shared] = await addClasses(ola, '7C', '9a');
    await addEditor(db, ola, shared!, reader.id);
    await addClasses(reader, '8A');
    await db.insert(classes).values({
      id: randomUUID(),
      schoolId: reader.schoolId,
      grade: '8',
      name: '1A',
      archivedAt: new Date(nowMs),
    });
    const first = await listSchoolClasses(db, reader, '');
    expect(names(first).slice(0, 5)).toEqual(['9a', '9B', '10A', 'VG1 0', 'VG1 1']);
    const second = await listSchoolClasses(db, reader, '', cursor(first.next));
    expect([...names(first), ...names(second)]).toEqual(['9a', '9B', '10A', ...many]);
    expect(second.next).toBeNull();
  });

  it.each([
    ['9a', ['9A norsk']],
    ['as', ['9A norsk', '9B']],
    ['KARI nor', ['9A norsk']],
    ['ola', ['10A']],
    ['berg 10', ['10A']],
    ['8', ['9A norsk', '9B', '10A']],
    ['ari', []],
    ["'", []],
    [':* & !', []],
    [' – /', ['9A norsk', '9B', '10A']],
    ["ka'", []],
    ['\\', []],
    ['%', []],
  ])('that match the search %j are the classes %j', async (search, expected) => {
    const { reader, kari, ola } = await addColleagues();
    await addClasses(kari, '9A norsk', '9B');
    await addClasses(ola, '10A');
    const found = await listSchoolClasses(database.db, reader, search);
    expect(names(found).sort()).toEqual([...expected].sort());
  });

  it('are not listed for a teacher of another school or without a school', async () => {
    const { db } = database;
    const { kari } = await addColleagues();
    await addClasses(kari, '9A');
    const { reader } = await addColleagues();
    const alone = await addTeacher(db);
    for (const teacher of [reader, alone]) {
      expect(names(await listSchoolClasses(db, teacher, 'kari'))).toEqual([]);
      expect(names(await listSchoolClasses(db, teacher, ''))).toEqual([]);
    }
  });
});

describe('recently used classes', () => {
  it("are the colleagues' classes that the teacher used last", async () => {
    const { db } = database;
    const { reader, kari } = await addColleagues();
    const ids = await addClasses(kari, 'A', 'B', 'C', 'D', 'E');
    const own = await addClass(db, reader, 'Emma');
    for (const [index, id] of [...ids, own.id].entries()) {
      await recordUse(db, reader, id, nowMs + index * minute);
    }
    await recordUse(db, kari, ids[0]!, nowMs + 60 * minute);
    const listed = await listRecentClasses(db, reader);
    expect(names(listed)).toEqual(['E', 'D', 'C'].slice(0, maxRecentClasses));
  });

  it('are recorded at most once in ten minutes and deleted after a year', async () => {
    const { db } = database;
    const { reader, kari } = await addColleagues();
    const [first, second] = await addClasses(kari, 'A', 'B');
    const uses = async () => {
      const rows = await db.select().from(classUses);
      return rows
        .filter(({ teacherId }) => teacherId === reader.id)
        .map(({ classId, usedAt }) => [classId, (usedAt.getTime() - nowMs) / minute]);
    };
    await recordUse(db, reader, first!, nowMs);
    await recordUse(db, reader, first!, nowMs + 9 * minute);
    expect(await uses()).toEqual([[first, 0]]);
    await recordUse(db, reader, first!, nowMs + 11 * minute);
    expect(await uses()).toEqual([[first, 11]]);
    const afterYear = 366 * 24 * 60;
    await recordUse(db, reader, second!, nowMs + afterYear * minute);
    expect(await uses()).toEqual([[second, afterYear]]);
  });
});
