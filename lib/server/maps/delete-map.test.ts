import { eq } from 'drizzle-orm';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { pupils, seatingMaps, seats } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { listClasses } from '@/lib/server/testing/list-classes';
import { listClassRooms } from '@/lib/server/rooms/list-class-rooms';
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
import { listHistory } from './list-history';
import { readMap } from './read-map';
import { restoreMap } from './restore-map';
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
  it('makes an earlier map the only active map', async () => {
    const first = await save(nowMs);
    await save(nowMs + 1);
    expect((await activateMap(database.db, teacher, first)).isActive).toBe(true);
    expect(await activeMaps()).toEqual([first]);
    expect(await listClasses(database.db, teacher)).toMatchObject([
      { activeMap: { id: first, seats: [{}, {}, {}] } },
    ]);
  });

  it('leaves exactly one active map after simultaneous calls', async () => {
    const ids = [];
    for (let index = 0; index < 8; index += 1) ids.push(await save(nowMs + index));
    await Promise.all(ids.map((id) => activateMap(database.db, teacher, id)));
    expect(await activeMaps()).toHaveLength(1);
  });
});

describe('deleteMap', () => {
  it('activates the formerly active map when the active map is deleted', async () => {
    const [first, second, third] = [
      await save(nowMs),
      await save(nowMs + 1),
      await save(nowMs + 2),
    ];
    await activateMap(database.db, teacher, first);
    await deleteMap(database.db, teacher, first, nowMs);
    expect(await activeMaps()).toEqual([third]);
    await deleteMap(database.db, teacher, third, nowMs);
    expect(await activeMaps()).toEqual([second]);
    await deleteMap(database.db, teacher, second, nowMs);
    expect(await activeMaps()).toEqual([]);
  });

  it('does not change the active map when another map is deleted', async () => {
    const [first, second] = [await save(nowMs), await save(nowMs + 1)];
    await deleteMap(database.db, teacher, first, nowMs);
    expect(await activeMaps()).toEqual([second]);
  });

  it('refuses a second deletion of the same map', async () => {
    const id = await save(nowMs);
    await deleteMap(database.db, teacher, id, nowMs);
    const notFound = { code: 'notFound' };
    await expect(readMap(database.db, teacher, id)).rejects.toMatchObject(notFound);
    await expect(deleteMap(database.db, teacher, id, nowMs)).rejects.toMatchObject(notFound);
  });

  it('leaves one active map when a map is activated and deleted at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const kept = await save(nowMs + 2 * round);
      const gone = await save(nowMs + 2 * round + 1);
      await activateMap(database.db, teacher, kept);
      await Promise.allSettled([
        activateMap(database.db, teacher, gone),
        deleteMap(database.db, teacher, gone, nowMs),
      ]);
      expect(await activeMaps()).toHaveLength(1);
    }
  });
});

describe('a deleted map', () => {
  it('does not appear in any list', async () => {
    const { db } = database;
    await deleteMap(db, teacher, await save(nowMs), nowMs);
    expect((await readClass(db, teacher, made.id)).maps).toEqual([]);
    expect(await listClasses(db, teacher)).toMatchObject([{ activeMap: null }]);
    expect(await listHistory(db, teacher, made.id)).toEqual([]);
    expect(await listClassRooms(db, teacher, made.id)).toEqual([]);
  });

  it('is not restored by a repeated request to save the map', async () => {
    const input = rowMap(made.pupils);
    await saveMap(database.db, teacher, made.id, input, nowMs);
    await deleteMap(database.db, teacher, input.id, nowMs);
    await expect(saveMap(database.db, teacher, made.id, input, nowMs + 1)).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await activeMaps()).toEqual([]);
  });

  it('is removed for good when another map is saved or deleted more than a week later', async () => {
    const { db } = database;
    const weekMs = 7 * 24 * 60 * 60 * 1000;
    const rows = () => db.$count(seatingMaps, eq(seatingMaps.classId, made.id));
    const [first, second] = [await save(nowMs), await save(nowMs + 1)];
    await deleteMap(db, teacher, first, nowMs);
    await save(nowMs + weekMs);
    expect(await rows()).toBe(3);
    await save(nowMs + weekMs + 1);
    expect(await rows()).toBe(3);
    await expect(restoreMap(db, teacher, first)).rejects.toMatchObject({ code: 'notFound' });
    await deleteMap(db, teacher, second, nowMs);
    await deleteMap(db, teacher, (await activeMaps())[0]!, nowMs + 2 * weekMs);
    expect(await rows()).toBe(2);
  });
});

describe('restoreMap', () => {
  it('restores a deleted map unchanged, even when called twice', async () => {
    const id = await save(nowMs);
    const before = await readMap(database.db, teacher, id);
    await deleteMap(database.db, teacher, id, nowMs);
    expect(await restoreMap(database.db, teacher, id)).toEqual(before);
    expect(await restoreMap(database.db, teacher, id)).toEqual(before);
  });

  it.each([
    ['in reverse order', [2, 1, 0]],
    ['in the order of their deletion', [0, 1, 2]],
  ])(
    'activates the formerly active map again when all maps are restored, whatever the order: %s',
    async (_, order) => {
      const { db } = database;
      const [first, second, third] = [
        await save(nowMs),
        await save(nowMs + 1),
        await save(nowMs + 2),
      ];
      await activateMap(db, teacher, second);
      const deleted = [second, third, first];
      for (const [index, id] of deleted.entries()) await deleteMap(db, teacher, id, nowMs + index);
      for (const index of order) await restoreMap(db, teacher, deleted[index]!);
      expect(await activeMaps()).toEqual([second]);
    },
  );

  it('restores a deleted map without deactivating another map that became active after the deletion', async () => {
    const [first, second] = [await save(nowMs), await save(nowMs + 1)];
    await deleteMap(database.db, teacher, second, nowMs);
    await activateMap(database.db, teacher, first);
    await restoreMap(database.db, teacher, second);
    expect(await activeMaps()).toEqual([first]);
  });

  it('leaves one active map when a map is restored and another is saved at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await save(nowMs + 2 * round);
      await deleteMap(database.db, teacher, id, nowMs);
      await Promise.all([restoreMap(database.db, teacher, id), save(nowMs + 2 * round + 1)]);
      expect(await activeMaps()).toHaveLength(1);
    }
  });
});

describe('deleteClass', () => {
  it('deletes the pupils, maps and seats of the class', async () => {
    const { db } = database;
    await save(nowMs);
    const before = await Promise.all([pupils, seatingMaps, seats].map((table) => db.$count(table)));
    await deleteClass(db, teacher, made.id);
    const after = await Promise.all([pupils, seatingMaps, seats].map((table) => db.$count(table)));
    expect(before.map((count, index) => count - after[index]!)).toEqual([3, 1, 3]);
    await expect(readClass(db, teacher, made.id)).rejects.toMatchObject({ code: 'notFound' });
  });
});
