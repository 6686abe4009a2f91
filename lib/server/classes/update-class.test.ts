import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  pupilsNamed,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { readMap } from '@/lib/server/maps/read-map';
import { saveMap } from '@/lib/server/maps/save-map';
import { readClass } from './read-class';
import { updateClass } from './update-class';

const database = testDatabase();

async function classWithMap() {
  const { db } = database;
  const teacher = await addTeacher(db);
  const made = await addClass(db, teacher, 'Emma', 'Noah', 'Nora', 'Jakob');
  const [emma, noah, nora, jakob] = made.pupils.map((pupil) => pupil.id) as [
    string,
    string,
    string,
    string,
  ];
  const desk = { row: 0, col: 3 };
  const map = await saveMap(
    db,
    teacher,
    made.id,
    rowMap(made.pupils, {
      conditions: [
        { id: '0', type: 'together', pupils: [emma, noah] },
        { id: '1', type: 'together', pupils: [emma, noah, nora] },
        { id: '2', type: 'apart', pupils: [emma, nora] },
        { id: '3', type: 'front', pupils: [noah] },
        { id: '4', type: 'back', pupils: [noah, jakob] },
        { id: '5', type: 'fixed', pupil: jakob, desk },
      ],
    }),
    nowMs,
  );
  return { db, teacher, made, map, emma, noah, nora, jakob, desk };
}

describe('updateClass', () => {
  it('refuses both changes when two classes take pupils of each other at the same time', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const classes = [
      await addClass(db, teacher, 'Emma', 'Noah'),
      await addClass(db, teacher, 'Nora', 'Jakob'),
    ];
    const [first, second] = classes as [(typeof classes)[0], (typeof classes)[0]];
    const take = (made: typeof first, from: typeof first) =>
      updateClass(db, teacher, made.id, { ...made, pupils: from.pupils }, nowMs);
    const all = Array.from({ length: 10 }, (_, index) =>
      index % 2 ? take(first, second) : take(second, first),
    );
    const results = await Promise.allSettled(all);
    expect(results.map((result) => (result as PromiseRejectedResult).reason.code)).toEqual(
      all.map(() => 'idTaken'),
    );
    for (const made of classes) {
      expect((await readClass(db, teacher, made.id)).pupils).toEqual(made.pupils);
    }
  });

  it('renames a pupil on earlier maps', async () => {
    const { db, teacher, made, map, emma } = await classWithMap();
    const pupils = made.pupils.map((pupil) => ({
      ...pupil,
      name: pupil.id === emma ? 'Emma K' : pupil.name,
    }));
    const { grade, name, version } = made;
    const changed = await updateClass(
      db,
      teacher,
      made.id,
      { grade, name, version, pupils },
      nowMs,
    );
    expect(changed.pupils).toEqual(pupils);
    expect((await readMap(db, teacher, map.id)).seats[0]?.pupil).toEqual({
      id: emma,
      name: 'Emma K',
    });
  });

  it('stores the order of pupils and inserts a new pupil in the middle', async () => {
    const { db, teacher, made } = await classWithMap();
    const pupils = [...made.pupils].reverse();
    pupils.splice(2, 0, ...pupilsNamed('Ingrid'));
    const { version } = made;
    const changed = await updateClass(
      db,
      teacher,
      made.id,
      { grade: '6', name: '6A', version, pupils },
      nowMs,
    );
    expect(changed).toMatchObject({ grade: '6', name: '6A', version: 2, pupils });
  });

  it('removes a deleted pupil from maps and conditions', async () => {
    const { db, teacher, made, map, emma, noah, jakob, nora, desk } = await classWithMap();
    const { grade, name, version } = made;
    const pupils = made.pupils.filter((pupil) => pupil.id !== noah);
    await updateClass(db, teacher, made.id, { grade, name, version, pupils }, nowMs);
    const left = await readMap(db, teacher, map.id);
    expect(left.seats.map((seat) => seat.pupil.name)).toEqual(['Emma', 'Nora', 'Jakob']);
    expect(left.conditions).toEqual([
      { id: '1', type: 'together', pupils: [emma, nora] },
      { id: '2', type: 'apart', pupils: [emma, nora] },
      { id: '4', type: 'back', pupils: [jakob] },
      { id: '5', type: 'fixed', pupil: jakob, desk },
    ]);
    expect(left.lapsedConditions).toEqual([
      { id: '0', type: 'together', pupils: [emma, noah] },
      { id: '3', type: 'front', pupils: [noah] },
    ]);
    expect(JSON.stringify(left)).not.toContain('Noah');
    expect(left.desks).toHaveLength(4);
  });

  it('removes all pupils from the maps of a class when all pupils of the class are deleted', async () => {
    const { db, teacher, made, map } = await classWithMap();
    const { grade, name, version } = made;
    await updateClass(db, teacher, made.id, { grade, name, version, pupils: [] }, nowMs);
    expect(await readMap(db, teacher, map.id)).toMatchObject({ seats: [], conditions: [] });
  });

  it('refuses a stale version and changes nothing', async () => {
    const { db, teacher, made } = await classWithMap();
    const change = { grade: '6', name: '6A', version: made.version, pupils: made.pupils };
    await updateClass(db, teacher, made.id, change, nowMs);
    await expect(
      updateClass(db, teacher, made.id, { ...change, name: '6B', pupils: [] }, nowMs),
    ).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await readClass(db, teacher, made.id)).toMatchObject({
      name: '6A',
      version: 2,
      pupils: made.pupils,
    });
  });

  it('accepts only one of ten simultaneous changes', async () => {
    const { db, teacher, made } = await classWithMap();
    const { grade, version, pupils } = made;
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        updateClass(db, teacher, made.id, { grade, name: `${index}`, version, pupils }, nowMs),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a pupil of a class of another teacher and changes nothing', async () => {
    const { db, teacher, made } = await classWithMap();
    const stranger = await addTeacher(db);
    const theirs = await addClass(db, stranger, 'Sofie');
    const { grade, name, version } = made;
    await expect(
      updateClass(db, teacher, made.id, { grade, name, version, pupils: theirs.pupils }, nowMs),
    ).rejects.toMatchObject({ code: 'idTaken' });
    expect((await readClass(db, teacher, made.id)).pupils).toEqual(made.pupils);
    expect((await readClass(db, stranger, theirs.id)).pupils).toEqual(theirs.pupils);
  });

  it('saves the coloured marks of a class and of its pupils, and removes a deleted mark from the pupils', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const made = await addClass(db, teacher, 'Emma', 'Noah');
    const [emma, noah] = made.pupils;
    const { grade, name } = made;
    const blue = { symbol: 0, name: 'Blå' };
    const red = { symbol: 1, name: 'Rød' };
    const save = (version: number, marks: (typeof blue)[]) => {
      const pupils = [
        { id: emma!.id, name: 'Emma', marks: [0, 1] },
        { id: noah!.id, name: 'Noah', marks: [] },
      ];
      return updateClass(db, teacher, made.id, { grade, name, version, marks, pupils }, nowMs);
    };
    const saved = await save(1, [blue, red]);
    expect(saved.marks).toEqual([blue, red]);
    expect(saved.pupils.map(({ marks }) => marks)).toEqual([[0, 1], []]);
    const changed = await save(2, [{ ...red, name: 'Tog' }]);
    expect(changed.marks).toEqual([{ ...red, name: 'Tog' }]);
    expect(changed.pupils.map(({ marks }) => marks)).toEqual([[1], []]);
  });

  it('keeps the coloured marks of the class and those of its pupils when the request contains no marks', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const made = await addClass(db, teacher, 'Emma');
    const { grade, name, pupils: listed } = made;
    const marks = [{ symbol: 0, name: 'Blå' }];
    const marked = listed.map((pupil) => ({ ...pupil, marks: [0] }));
    await updateClass(
      db,
      teacher,
      made.id,
      { grade, name, version: 1, marks, pupils: marked },
      nowMs,
    );
    const pupils = listed.map(({ id }) => ({ id, name: 'Ella' }));
    const saved = await updateClass(
      db,
      teacher,
      made.id,
      { grade, name, version: 2, pupils },
      nowMs,
    );
    expect(saved.marks).toEqual(marks);
    expect(saved.pupils).toMatchObject([{ name: 'Ella', marks: [0] }]);
  });

  it('stores the coloured marks of a class and its pupils, and hides them from teachers without the right to edit', async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const teacher = await addTeacher(db, { schoolId });
    const colleague = await addTeacher(db, { schoolId });
    const made = await addClass(db, teacher, 'Emma');
    const input = {
      ...{ grade: made.grade, name: made.name, version: 1 },
      marks: [{ symbol: 0, name: 'Blå' }],
      pupils: [{ ...made.pupils[0]!, marks: [0] }],
    };
    await updateClass(db, teacher, made.id, input, nowMs);
    const seen = await readClass(db, colleague, made.id);
    expect(seen.marks).toEqual([]);
    expect(seen.pupils[0]!.marks).toEqual([]);
    expect((await readClass(db, teacher, made.id)).pupils[0]!.marks).toEqual([0]);
  });
});
