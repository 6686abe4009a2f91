import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { maxMaps, type SaveMap } from '@/lib/contracts/maps/maps';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readClass } from '@/lib/server/classes/read-class';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
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

const save = (input: SaveMap, atMs = nowMs) => saveMap(database.db, teacher, made.id, input, atMs);
const pupil = (index: number) => made.pupils[index]!.id;

async function refusal(input: SaveMap) {
  const error = await save(input).then(
    () => undefined,
    (thrown: { code: string; options: { errors?: { code: string }[] } }) => thrown,
  );
  expect((await readClass(database.db, teacher, made.id)).maps).toEqual([]);
  return [error?.code, error?.options.errors?.[0]?.code];
}

describe('saveMap', () => {
  it('stores and returns desks, conditions and seats', async () => {
    const input = rowMap(made.pupils, {
      conditions: [
        { id: randomUUID(), type: 'together', pupils: [pupil(0), pupil(1)] },
        { id: randomUUID(), type: 'fixed', pupil: pupil(2), desk: { row: 0, col: 2 } },
      ],
    });
    const saved = await save(input);
    expect(saved).toEqual({
      id: input.id,
      classId: made.id,
      grade: made.grade,
      className: made.name,
      name: null,
      version: 1,
      roomName: 'Rom 12',
      roomId: null,
      createdAt: new Date(nowMs).toISOString(),
      updatedAt: new Date(nowMs).toISOString(),
      updatedBy: teacher.name,
      isUpdatedByMe: true,
      isActive: true,
      mayEdit: true,
      isClassArchived: false,
      activeFrom: expect.any(String) as string,
      plannedFor: null,
      isToCome: false,
      isFixed: false,
      desks: input.desks,
      marks: [],
      boardSide: 'top',
      conditions: input.conditions,
      broken: [],
      lapsedConditions: [],
      locked: [],
      off: [],
      trainees: [],
      emptyDesks: [],
      seats: made.pupils.map(({ id, name }, col) => ({
        pupil: { id, name },
        desk: { row: 0, col },
      })),
      unseated: [],
    });
    expect(await readMap(database.db, teacher, input.id)).toEqual(saved);
  });

  it('hides conditions and locked pupils from colleagues and shows all other fields', async () => {
    const schoolId = await addSchool(database.db);
    teacher = await addTeacher(database.db, { schoolId });
    made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
    const saved = await save(
      rowMap(made.pupils, {
        conditions: [{ id: randomUUID(), type: 'apart', pupils: [pupil(0), pupil(2)] }],
      }),
    );
    const colleague = await addTeacher(database.db, { schoolId });
    const { conditions, lapsedConditions, broken, locked, off, ...rest } = saved;
    expect([conditions?.length, lapsedConditions, broken, locked, off]).toEqual([
      1,
      [],
      [],
      [],
      [],
    ]);
    expect(await readMap(database.db, colleague, saved.id)).toEqual({
      ...rest,
      mayEdit: false,
      isUpdatedByMe: false,
    });
  });

  it('accepts absent pupils and empty desks', async () => {
    const input = rowMap(made.pupils);
    const conditions: SaveMap['conditions'] = [
      { id: randomUUID(), type: 'together', pupils: [pupil(0), pupil(1)] },
      { id: randomUUID(), type: 'fixed', pupil: pupil(1), desk: { row: 0, col: 0 } },
    ];
    const saved = await save({ ...input, conditions, seats: input.seats.slice(0, 1) });
    expect(saved.seats).toHaveLength(1);
    expect(saved.unseated.map(({ id }) => id)).toEqual(made.pupils.slice(1).map(({ id }) => id));
    expect(saved.conditions).toEqual(conditions);
  });

  it('refuses a map with a wrong list of broken conditions', async () => {
    const conditions: SaveMap['conditions'] = [
      { id: randomUUID(), type: 'front', pupils: [pupil(0)] },
      { id: randomUUID(), type: 'apart', pupils: [pupil(0), pupil(1)] },
    ];
    const input = rowMap(made.pupils, { conditions });
    expect(await refusal(input)).toEqual(['seatingInvalid', 'conditionsBroken']);
    const [first, second] = conditions.map((condition) => condition.id) as [string, string];
    expect(await refusal({ ...input, broken: [first] })).toEqual([
      'seatingInvalid',
      'conditionsBroken',
    ]);
    expect(await refusal({ ...input, broken: [first, second] })).toEqual([
      'seatingInvalid',
      'conditionsBroken',
    ]);
  });

  it('accepts a map with the exact list of its broken conditions', async () => {
    const id = randomUUID();
    const input = rowMap(made.pupils, {
      conditions: [
        { id: randomUUID(), type: 'front', pupils: [pupil(0)] },
        { id, type: 'apart', pupils: [pupil(0), pupil(1)] },
      ],
      broken: [id],
    });
    const saved = await save(input);
    expect([saved.conditions, saved.broken]).toEqual([input.conditions, [id]]);
  });

  it('refuses an unknown condition in the list of broken conditions', async () => {
    expect(await refusal(rowMap(made.pupils, { broken: [randomUUID()] }))).toEqual([
      'seatingInvalid',
      'conditionsBroken',
    ]);
  });

  it('stores the name, the trainees and the desks that must remain empty', async () => {
    const desks = [0, 1, 2, 3, 4].map((col) => ({ row: 0, col }));
    const trainees = [
      { id: randomUUID(), name: 'Ida', desk: desks[3]! },
      { id: randomUUID(), name: 'Per', desk: null },
    ];
    const emptyDesks = [desks[4]!];
    const saved = await save(rowMap(made.pupils, { name: 'Uke 34', desks, trainees, emptyDesks }));
    expect(saved).toMatchObject({ name: 'Uke 34', trainees, emptyDesks });
  });

  it.each([
    ['a trainee at the desk of a pupil', { col: 0 }, undefined, 'seatsInvalid'],
    ['a trainee at a desk that is not in the room', { col: 9 }, undefined, 'seatsInvalid'],
    ['an occupied desk that is marked as empty', undefined, [0], 'emptyDesksInvalid'],
    ['an empty desk that is not in the room', undefined, [9], 'emptyDesksInvalid'],
    ['the same empty desk twice', undefined, [3, 3], 'emptyDesksInvalid'],
  ])(
    'refuses invalid desks of trainees and invalid empty desks: %s',
    async (_, traineeAt, empty, reason) => {
      const desks = [0, 1, 2, 3].map((col) => ({ row: 0, col }));
      const trainees = traineeAt
        ? [{ id: randomUUID(), name: 'Ida', desk: { row: 0, col: traineeAt.col } }]
        : [];
      const emptyDesks = (empty ?? []).map((col) => ({ row: 0, col }));
      const input = rowMap(made.pupils, { desks, trainees, emptyDesks });
      expect(await refusal(input)).toEqual(['seatingInvalid', reason]);
    },
  );

  it('refuses a trainee with the id of a pupil', async () => {
    const input = rowMap(made.pupils);
    const trainees = [{ id: pupil(0), name: 'Ida', desk: null }];
    expect(await refusal({ ...input, trainees })).toEqual(['seatingInvalid', 'pupilDoubled']);
  });

  it('does not check a condition about a pupil without a seat', async () => {
    const conditions = [{ id: randomUUID(), type: 'apart' as const, pupils: [pupil(0), pupil(1)] }];
    const input = rowMap(made.pupils, { conditions });
    const saved = await save({ ...input, seats: input.seats.slice(0, 1) });
    expect(saved.conditions).toEqual(conditions);
  });

  it('checks a condition for its seated pupils, even if another of its pupils has no seat', async () => {
    const conditions = [
      { id: randomUUID(), type: 'apart' as const, pupils: [pupil(0), pupil(1), pupil(2)] },
    ];
    const input = rowMap(made.pupils, { conditions });
    const withoutLast = { ...input, seats: input.seats.slice(0, 2) };
    expect(await refusal(withoutLast)).toEqual(['seatingInvalid', 'conditionsBroken']);
  });

  it('refuses an unknown pupil in a seat', async () => {
    expect(await refusal(rowMap([...made.pupils, { id: randomUUID() }]))).toEqual([
      'seatingInvalid',
      'unknownPupil',
    ]);
  });

  it('refuses a pupil of another class in a seat and in a condition', async () => {
    const other = await addClass(database.db, teacher, 'Sofie');
    const sofie = other.pupils[0]!;
    expect(await refusal(rowMap([...made.pupils, sofie]))).toEqual([
      'seatingInvalid',
      'unknownPupil',
    ]);
    const conditions: SaveMap['conditions'] = [
      { id: randomUUID(), type: 'front', pupils: [sofie.id] },
    ];
    expect(await refusal(rowMap(made.pupils, { conditions, broken: [randomUUID()] }))).toEqual([
      'seatingInvalid',
      'unknownPupil',
    ]);
  });

  it('refuses two pupils at one desk', async () => {
    const input = rowMap(made.pupils);
    input.seats[1]!.desk = input.seats[0]!.desk;
    expect(await refusal(input)).toEqual(['seatingInvalid', 'seatsInvalid']);
  });

  it('refuses a desk that is not in the room', async () => {
    const input = rowMap(made.pupils);
    input.seats[1]!.desk = { row: 5, col: 5 };
    expect(await refusal(input)).toEqual(['seatingInvalid', 'seatsInvalid']);
  });

  it('refuses a pupil at two desks', async () => {
    const input = rowMap(made.pupils);
    input.seats[1]!.pupilId = pupil(0);
    expect(await refusal(input)).toEqual(['seatingInvalid', 'pupilDoubled']);
  });

  it('refuses two desks in the same position', async () => {
    const input = rowMap(made.pupils);
    input.desks.push({ row: 0, col: 0 });
    expect(await refusal(input)).toEqual(['seatingInvalid', 'roomInvalid']);
  });

  it('saves one map for repeated and simultaneous requests', async () => {
    const input = rowMap(made.pupils);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(input)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await readClass(database.db, teacher, made.id)).maps).toHaveLength(1);
  });

  it('leaves the newest map active when the request that saved an older map is repeated', async () => {
    const first = rowMap(made.pupils);
    await save(first);
    const second = await save(rowMap(made.pupils), nowMs + 1000);
    await save(first, nowMs + 2000);
    const { maps } = await readClass(database.db, teacher, made.id);
    expect(maps.filter((map) => map.isActive).map((map) => map.id)).toEqual([second.id]);
  });

  it('refuses the id of a map of another class', async () => {
    const input = rowMap(made.pupils);
    await save(input);
    const other = await addClass(database.db, teacher, 'Sofie');
    await expect(
      saveMap(database.db, teacher, other.id, { ...rowMap(other.pupils), id: input.id }, nowMs),
    ).rejects.toMatchObject({ code: 'idTaken' });
  });

  it('accepts a map id only once when requests for two classes use the same id at the same time', async () => {
    const other = await addClass(database.db, teacher, 'Sofie');
    const id = randomUUID();
    const results = await Promise.allSettled([
      save({ ...rowMap(made.pupils), id }),
      saveMap(database.db, teacher, other.id, { ...rowMap(other.pupils), id }, nowMs),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'idTaken' } });
  });

  it('stores all maps of 20 simultaneous requests with exactly one active map', async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(rowMap(made.pupils), nowMs + index)),
    );
    const { maps } = await readClass(database.db, teacher, made.id);
    expect(maps.filter((map) => map.isActive)).toHaveLength(1);
    expect(maps.map((map) => map.id).sort()).toEqual(saved.map((map) => map.id).sort());
  });

  it('refuses more maps than a class may have, even for simultaneous requests', async () => {
    const { db } = database;
    await save(rowMap(made.pupils));
    const [first] = await db.select().from(seatingMaps).where(eq(seatingMaps.classId, made.id));
    const copies = Array.from({ length: maxMaps - 2 }, () => ({
      ...first!,
      id: randomUUID(),
      isActive: false,
    }));
    await db.insert(seatingMaps).values(copies);
    const trySave = () =>
      save(rowMap(made.pupils)).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    const outcomes = await Promise.all([trySave(), trySave(), trySave()]);
    expect(outcomes.sort()).toEqual(['done', 'tooManyMaps', 'tooManyMaps']);
    await deleteMap(db, teacher, copies[0]!.id, nowMs);
    expect(await trySave()).toBe('done');
    // No slot is free: the deleted map can't be restored.
    const restore = () => restoreMap(db, teacher, copies[0]!.id);
    await expect(restore()).rejects.toMatchObject({ code: 'tooManyMaps' });
    await deleteMap(db, teacher, copies[1]!.id, nowMs);
    expect((await restore()).id).toBe(copies[0]!.id);
    expect((await restore()).id).toBe(copies[0]!.id);
  });

  it('adds each map with its seats to the history, newest first', async () => {
    const first = rowMap(made.pupils);
    const second = rowMap([...made.pupils].reverse());
    await save(first, nowMs);
    await save(second, nowMs);
    const history = await listHistory(database.db, teacher, made.id);
    expect(history.map((map) => map.id)).toEqual([second.id, first.id]);
    expect(history[1]).toEqual({
      id: first.id,
      desks: first.desks,
      seats: expect.arrayContaining(first.seats) as unknown,
    });
  });

  it('adds maps to a history that lists the latest 40', async () => {
    for (let index = 0; index < 42; index += 1) await save(rowMap(made.pupils), nowMs + index);
    const history = await listHistory(database.db, teacher, made.id);
    const { maps } = await readClass(database.db, teacher, made.id);
    expect(history.map((map) => map.id)).toEqual(maps.slice(0, 40).map((map) => map.id));
  });
});
