import type { ClassDetail } from '@/lib/contracts/classes';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { pupils, seatingMaps, seats } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { listClasses } from '@/lib/server/classes/list-classes';
import { readClass } from '@/lib/server/classes/read-class';
import {
  addClass,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { activateMap } from './activate-map';
import { deleteMap } from './delete-map';
import { readMap } from './read-map';
import { saveMap } from './save-map';

const database = testDatabase();
let teacher: TeacherRow;
let made: ClassDetail;

beforeEach(async () => {
  teacher = await addTeacher(database.db);
  made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
});

const save = async (atMs: number) =>
  (await saveMap(database.db, teacher, made.id, rowMap(made.pupils), atMs)).id;

async function activeMaps() {
  const { maps } = await readClass(database.db, teacher, made.id);
  return maps.filter((map) => map.isActive).map((map) => map.id);
}

describe('activateMap', () => {
  it('makes an earlier map the only active one', async () => {
    const first = await save(nowMs);
    await save(nowMs + 1);
    expect((await activateMap(database.db, teacher, first)).isActive).toBe(true);
    expect(await activeMaps()).toEqual([first]);
    expect(await listClasses(database.db, teacher)).toMatchObject([
      { mapCount: 2, activeMap: { id: first, takenDesks: [{}, {}, {}] } },
    ]);
  });

  it('leaves exactly one active when all are activated at once', async () => {
    const ids = [];
    for (let index = 0; index < 8; index += 1) ids.push(await save(nowMs + index));
    await Promise.all(ids.map((id) => activateMap(database.db, teacher, id)));
    expect(await activeMaps()).toHaveLength(1);
  });
});

describe('deleteMap', () => {
  it('lets the newest that is left take the place of the active one', async () => {
    const [first, second, third] = [
      await save(nowMs),
      await save(nowMs + 1),
      await save(nowMs + 2),
    ];
    await activateMap(database.db, teacher, first);
    await deleteMap(database.db, teacher, first);
    expect(await activeMaps()).toEqual([third]);
    await deleteMap(database.db, teacher, third);
    expect(await activeMaps()).toEqual([second]);
    await deleteMap(database.db, teacher, second);
    expect(await activeMaps()).toEqual([]);
  });

  it('leaves the active one where another is deleted', async () => {
    const [first, second] = [await save(nowMs), await save(nowMs + 1)];
    await deleteMap(database.db, teacher, first);
    expect(await activeMaps()).toEqual([second]);
  });

  it('is gone afterwards, and a second time notFound', async () => {
    const id = await save(nowMs);
    await deleteMap(database.db, teacher, id);
    const notFound = { code: 'notFound' };
    await expect(readMap(database.db, teacher, id)).rejects.toMatchObject(notFound);
    await expect(deleteMap(database.db, teacher, id)).rejects.toMatchObject(notFound);
  });

  it('leaves one active map when maps are activated and deleted at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const kept = await save(nowMs + 2 * round);
      const gone = await save(nowMs + 2 * round + 1);
      await activateMap(database.db, teacher, kept);
      await Promise.allSettled([
        activateMap(database.db, teacher, gone),
        deleteMap(database.db, teacher, gone),
      ]);
      expect(await activeMaps()).toHaveLength(1);
    }
  });
});

describe('deleteClass', () => {
  it('leaves nothing of its pupils and maps', async () => {
    const { db } = database;
    await save(nowMs);
    const before = await Promise.all([pupils, seatingMaps, seats].map((table) => db.$count(table)));
    await deleteClass(db, teacher, made.id);
    const after = await Promise.all([pupils, seatingMaps, seats].map((table) => db.$count(table)));
    expect(before.map((count, index) => count - after[index]!)).toEqual([3, 1, 3]);
    await expect(readClass(db, teacher, made.id)).rejects.toMatchObject({ code: 'notFound' });
  });
});
