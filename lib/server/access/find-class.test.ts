import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/db/client';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { listClasses } from '@/lib/server/classes/list-classes';
import { readClass } from '@/lib/server/classes/read-class';
import { updateClass } from '@/lib/server/classes/update-class';
import { activateMap } from '@/lib/server/seating/activate-map';
import { deleteMap } from '@/lib/server/seating/delete-map';
import { listHistory } from '@/lib/server/seating/list-history';
import { readMap } from '@/lib/server/seating/read-map';
import { saveMap } from '@/lib/server/seating/save-map';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  openTestDatabase,
  rowMap,
} from '@/lib/server/testing/test-school';
import type { TeacherRow } from './find-teacher';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let owner: TeacherRow;
let colleague: TeacherRow;
let ids: { class: string; map: string };

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const schoolId = await addSchool(db);
  owner = await addTeacher(db, { schoolId });
  colleague = await addTeacher(db, { schoolId });
  const made = await addClass(db, owner, 'Emma', 'Noah');
  const map = await saveMap(db, owner, made.id, rowMap(made.pupils), nowMs);
  ids = { class: made.id, map: map.id };
}, 60_000);
afterAll(() => database.close());

type Call = (db: Database, teacher: TeacherRow, ids: { class: string; map: string }) => unknown;

const change = { grade: '1', name: 'X', version: 1, pupils: [] };
const reads: [string, Call][] = [
  ['reading the class', (db, teacher, id) => readClass(db, teacher, id.class)],
  ['listing its history', (db, teacher, id) => listHistory(db, teacher, id.class)],
  ['reading a map', (db, teacher, id) => readMap(db, teacher, id.map)],
];
const writes: [string, Call][] = [
  ['changing the class', (db, teacher, id) => updateClass(db, teacher, id.class, change, nowMs)],
  ['deleting the class', (db, teacher, id) => deleteClass(db, teacher, id.class)],
  ['saving a map', (db, teacher, id) => saveMap(db, teacher, id.class, rowMap([]), nowMs)],
  ['activating a map', (db, teacher, id) => activateMap(db, teacher, id.map)],
  ['deleting a map', (db, teacher, id) => deleteMap(db, teacher, id.map)],
];

const outcome = async (call: Call, teacher: TeacherRow, of = ids) => {
  try {
    await call(database.db, teacher, of);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("another school's teacher", () => {
  it.each([...reads, ...writes])('gets notFound for %s', async (_, call) => {
    const stranger = await addTeacher(database.db, { schoolId: await addSchool(database.db) });
    expect(await outcome(call, stranger)).toBe('notFound');
  });

  it('does not see the class in the list', async () => {
    const stranger = await addTeacher(database.db, { schoolId: await addSchool(database.db) });
    expect(await listClasses(database.db, stranger)).toEqual([]);
  });
});

describe('a teacher without a school', () => {
  it.each([...reads, ...writes])('gets notFound for %s', async (_, call) => {
    expect(await outcome(call, await addTeacher(database.db))).toBe('notFound');
  });

  it('does not see what other teachers without a school have', async () => {
    const one = await addTeacher(database.db);
    const made = await addClass(database.db, one, 'Sofie');
    const other = await addTeacher(database.db);
    expect(await listClasses(database.db, other)).toEqual([]);
    expect(await outcome(reads[0]![1], other, { class: made.id, map: ids.map })).toBe('notFound');
  });
});

describe('a colleague at the same school', () => {
  it.each(reads)('may go on with %s', async (_, call) => {
    expect(await outcome(call, colleague)).toBe('done');
  });

  it.each(writes)('is forbidden %s', async (_, call) => {
    expect(await outcome(call, colleague)).toBe('forbidden');
  });

  it('sees the class in the list and that it is not their own', async () => {
    const own = await addClass(database.db, colleague, 'Ella');
    const list = await listClasses(database.db, colleague);
    expect(list.map((entry) => [entry.id, entry.isOwn])).toEqual([
      [own.id, true],
      [ids.class, false],
    ]);
    expect((await readMap(database.db, colleague, ids.map)).isOwn).toBe(false);
  });
});

describe('an id that belongs to nothing', () => {
  it.each(
    [...reads, ...writes].flatMap(([name, call]) =>
      [randomUUID() as string, 'x', '', "'; drop table classes; --", '\0'].map(
        (id) => [name, id, call] as const,
      ),
    ),
  )('is notFound when %s with %j', async (_, id, call) => {
    expect(await outcome(call, owner, { class: id, map: id })).toBe('notFound');
  });
});
