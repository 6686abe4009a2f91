import { randomUUID } from 'node:crypto';
import { maxMapVersions, type ChangeMap } from '@/lib/contracts/maps/maps';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { mapVersions, seatingMaps } from '@/lib/db/schema/tables';
import { eq, sql } from 'drizzle-orm';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { updateClass } from '@/lib/server/classes/update-class';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { changeMap } from './change-map';
import { listMapVersions, readMapVersion, restoreMapVersion } from './map-versions';
import { readMap } from './read-map';
import { renameMap } from './rename-map';
import { saveMap } from './save-map';

const database = testDatabase();
let schoolId: string;
let teacher: TeacherRow;
let made: ClassDetail;
let mapId: string;

beforeEach(async () => {
  schoolId = await addSchool(database.db);
  teacher = await addTeacher(database.db, { schoolId });
  made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
  mapId = (await saveMap(database.db, teacher, made.id, rowMap(made.pupils), nowMs)).id;
});

function turned(version: number, values: Partial<ChangeMap> = {}): ChangeMap {
  const { id: _, name: __, ...state } = rowMap([...made.pupils].reverse());
  return { ...state, version, ...values };
}
const change = (input: ChangeMap, atMs = nowMs + 1) =>
  changeMap(database.db, teacher, mapId, input, atMs);
const restore = (version: number, newest: number) =>
  restoreMapVersion(database.db, teacher, mapId, String(version), newest, nowMs + 5);
const names = (map: { seats: { pupil: { name: string } }[] }) =>
  map.seats.map(({ pupil }) => pupil.name);
const columns = (map: { seats: { pupil: { name: string }; desk: { col: number } }[] }) =>
  Object.fromEntries(map.seats.map(({ pupil, desk }) => [pupil.name, desk.col]));
const changedMeanwhile = { code: 'changedMeanwhile' };

describe('changeMap', () => {
  it('changes a map in place and stores the former state as an earlier version', async () => {
    const before = await readMap(database.db, teacher, mapId);
    const trainees = [{ id: randomUUID(), name: 'Ida', desk: null }];
    const after = await change(turned(1, { trainees }));
    expect(after).toMatchObject({
      id: mapId,
      version: 2,
      trainees,
      createdAt: before.createdAt,
      updatedAt: new Date(nowMs + 1).toISOString(),
      isActive: true,
    });
    expect(columns(after)).toEqual({ Emma: 2, Noah: 1, Nora: 0 });
    expect(await listMapVersions(database.db, teacher, mapId)).toEqual([
      { version: 1, updatedAt: before.updatedAt, updatedBy: teacher.name },
    ]);
    const earlier = await readMapVersion(database.db, teacher, mapId, '1');
    expect(earlier).toMatchObject({ seats: before.seats, conditions: before.conditions });
  });

  it('reports a change as "by me" to the teacher who made it, but not to a colleague with the same name', async () => {
    const colleague = await addTeacher(database.db, { schoolId, name: teacher.name });
    expect(await change(turned(1))).toMatchObject({ isUpdatedByMe: true });
    expect(await readMap(database.db, colleague, mapId)).toMatchObject({ isUpdatedByMe: false });
  });

  it('refuses a change that is based on an outdated version', async () => {
    await change(turned(1));
    const other = turned(1, { roomName: 'Rom 13' });
    await expect(change(other)).rejects.toMatchObject(changedMeanwhile);
    expect((await readMap(database.db, teacher, mapId)).roomName).toBe('Rom 12');
  });

  it('accepts only one of two different simultaneous changes', async () => {
    const results = await Promise.allSettled([
      change(turned(1, { roomName: 'Rom 1' })),
      change(turned(1, { roomName: 'Rom 2' })),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: changedMeanwhile,
    });
    expect((await listMapVersions(database.db, teacher, mapId)).length).toBe(1);
  });

  it('makes one version for repeated requests', async () => {
    const input = turned(1);
    const answers = await Promise.all([1, 2, 3].map(() => change(input)));
    expect(answers.map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(await listMapVersions(database.db, teacher, mapId)).toHaveLength(1);
  });

  it('makes no version if nothing changes', async () => {
    const { id: _, name: __, ...state } = rowMap(made.pupils);
    expect((await change({ ...state, version: 1 })).version).toBe(1);
    expect(await listMapVersions(database.db, teacher, mapId)).toEqual([]);
  });

  it('checks a changed map by the same rules as a new map', async () => {
    const conditions: ChangeMap['conditions'] = [
      { id: '0', type: 'apart', pupils: [made.pupils[0]!.id, made.pupils[1]!.id] },
    ];
    const refused = { code: 'seatingInvalid' };
    await expect(change(turned(1, { conditions }))).rejects.toMatchObject(refused);
    expect(await listMapVersions(database.db, teacher, mapId)).toEqual([]);
    expect(await change(turned(1, { conditions, broken: ['0'] }))).toMatchObject({ broken: ['0'] });
  });

  it('stores only the latest fifty earlier versions', async () => {
    for (let version = 1; version <= maxMapVersions + 2; version += 1) {
      await change(turned(version, { roomName: `Rom ${version}` }));
    }
    const versions = await listMapVersions(database.db, teacher, mapId);
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: maxMapVersions }, (_, index) => maxMapVersions + 2 - index),
    );
  });

  it('refuses a teacher without the right to edit the class', async () => {
    const colleague = await addTeacher(database.db, { schoolId });
    const stranger = await addTeacher(database.db);
    await expect(changeMap(database.db, colleague, mapId, turned(1), nowMs)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(changeMap(database.db, stranger, mapId, turned(1), nowMs)).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the list of locked pupils and trainees', () => {
  const trainee = () => ({ id: randomUUID() as string, name: 'Ida', desk: { row: 0, col: 3 } });
  const desks = [0, 1, 2, 3].map((col) => ({ row: 0, col }));

  it('is stored with a new map and a changed map, and is hidden from colleagues', async () => {
    const [emma, noah] = made.pupils.map(({ id }) => id);
    const input = rowMap(made.pupils, { locked: [emma!] });
    const { id } = await saveMap(database.db, teacher, made.id, input, nowMs);
    expect((await readMap(database.db, teacher, id)).locked).toEqual([emma]);
    const colleague = await addTeacher(database.db, { schoolId });
    expect(await readMap(database.db, colleague, id)).not.toHaveProperty('locked');

    const ida = trainee();
    const corrected = turned(1, { desks, trainees: [ida], locked: [noah!, ida.id] });
    expect((await change(corrected)).locked).toEqual([noah, ida.id]);
    expect((await change(corrected)).version).toBe(2);
  });

  it('is restored when an earlier version of the map is restored', async () => {
    const emma = made.pupils[0]!.id;
    await change(turned(1, { locked: [emma] }));
    await change(turned(2));
    expect((await readMap(database.db, teacher, mapId)).locked).toEqual([]);
    expect((await restore(2, 3)).locked).toEqual([emma]);
  });

  it('is empty for a map version that was stored before the list existed', async () => {
    await change(turned(1));
    await database.db
      .update(mapVersions)
      .set({ state: sql`${mapVersions.state} - 'locked'` })
      .where(eq(mapVersions.mapId, mapId));
    expect(await readMapVersion(database.db, teacher, mapId, '1')).toMatchObject({ locked: [] });
    expect((await restore(1, 2)).locked).toEqual([]);
  });

  it('no longer contains a pupil who has left the class', async () => {
    const [emma, ...others] = made.pupils;
    await change(turned(1, { locked: [emma!.id] }));
    const input = { grade: '5', name: '5A', pupils: others, version: made.version };
    await updateClass(database.db, teacher, made.id, input, nowMs);
    expect((await readMap(database.db, teacher, mapId)).locked).toEqual([]);
    expect((await restore(1, 2)).locked).toEqual([]);
    expect((await restore(2, 3)).locked).toEqual([]);
  });

  it.each([
    ['a stranger', () => [randomUUID() as string]],
    ['a pupil twice', () => [made.pupils[0]!.id, made.pupils[0]!.id]],
    ['a pupil without a desk', () => [made.pupils[2]!.id]],
  ])('is refused if one of its entries is invalid: the list has %s', async (_, locked) => {
    const seats = turned(1).seats.filter(({ pupilId }) => pupilId !== made.pupils[2]!.id);
    await expect(change(turned(1, { seats, locked: locked() }))).rejects.toMatchObject({
      code: 'seatingInvalid',
    });
  });
});

describe('an earlier version of a map', () => {
  it('is restored as a new version, once for repeated requests', async () => {
    await change(turned(1));
    const restored = await restore(1, 2);
    expect(restored.version).toBe(3);
    expect(columns(restored)).toEqual({ Emma: 0, Noah: 1, Nora: 2 });
    expect(await restore(1, 2)).toEqual(restored);
    await expect(restore(2, 2)).rejects.toMatchObject(changedMeanwhile);
    expect(columns(await restore(2, 3))).toEqual({ Emma: 2, Noah: 1, Nora: 0 });
  });

  it('omits a pupil who has been deleted since', async () => {
    await change(turned(1));
    const pupils = made.pupils.slice(1);
    await updateClass(database.db, teacher, made.id, { ...made, pupils }, nowMs);
    expect(names(await readMapVersion(database.db, teacher, mapId, '1'))).toEqual(['Noah', 'Nora']);
    expect(columns(await restore(1, 2))).toEqual({ Noah: 1, Nora: 2 });
  });

  it('is shown to colleagues without its conditions', async () => {
    await change(turned(1));
    const colleague = await addTeacher(database.db, { schoolId });
    const seen = await readMapVersion(database.db, colleague, mapId, '1');
    expect(names(seen)).toEqual(['Emma', 'Noah', 'Nora']);
    expect([seen.conditions, seen.broken, seen.lapsedConditions]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['0', '-1', '2', '1.5', '01', '9999999999', 'x'])(
    'with the number %s is not found',
    async (version) => {
      await change(turned(1));
      await expect(readMapVersion(database.db, teacher, mapId, version)).rejects.toMatchObject({
        code: 'notFound',
      });
    },
  );

  it('is deleted with its map', async () => {
    const { db } = database;
    await change(turned(1));
    await db.delete(seatingMaps).where(eq(seatingMaps.id, mapId));
    expect(await db.$count(mapVersions, eq(mapVersions.mapId, mapId))).toBe(0);
  });
});

describe('renameMap', () => {
  it('changes and removes the name without a new version of the map', async () => {
    const named = await renameMap(database.db, teacher, mapId, 'Uke 34');
    expect([named.name, named.version]).toEqual(['Uke 34', 1]);
    expect((await change(turned(1))).name).toBe('Uke 34');
    expect((await renameMap(database.db, teacher, mapId, '')).name).toBeNull();
  });
});
