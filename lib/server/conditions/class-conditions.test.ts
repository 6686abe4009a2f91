import { randomUUID } from 'node:crypto';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { maxClassConditions, putConditionsSchema } from '@/lib/contracts/conditions/conditions';
import type { Condition } from '@/lib/core/conditions/condition';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { addEditor } from '@/lib/server/classes/share-class';
import { updateClass } from '@/lib/server/classes/update-class';
import { saveMap } from '@/lib/server/maps/save-map';
import {
  addClass,
  addSchool,
  addTeacher,
  frontConditions,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { putConditions, readConditions } from './class-conditions';

const database = testDatabase();
let teacher: TeacherRow;
let made: ClassDetail;

beforeEach(async () => {
  const schoolId = await addSchool(database.db);
  teacher = await addTeacher(database.db, { schoolId });
  made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
});

const read = (who = teacher) => readConditions(database.db, who, made.id);
const put = (version: number, conditions: Condition[], who = teacher) =>
  putConditions(database.db, who, made.id, { version, conditions }, nowMs);
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const pupil = (index: number) => made.pupils[index]!.id;
const everyKind = (): Condition[] => [
  { id: randomUUID(), type: 'apart', pupils: [pupil(0), pupil(1)], until: '2026-10-01' },
  { id: randomUUID(), type: 'together', pupils: [pupil(1), pupil(2)], wish: true },
  { id: randomUUID(), type: 'zone', place: 'nearDoor', pupils: [pupil(0), pupil(2)] },
  {
    id: randomUUID(),
    type: 'fixed',
    pupil: pupil(0),
    desk: { row: 2, col: 1 },
    room: { standard: 'pairs', seatCount: 4 },
  },
];

describe('the conditions of a class', () => {
  it('are empty at first and then equal the last saved conditions', async () => {
    expect(await read()).toEqual({ version: 0, conditions: [], lapsed: [] });
    const conditions = everyKind();
    expect(await put(0, conditions)).toEqual({ version: 1, conditions, lapsed: [] });
    expect(await read()).toEqual({ version: 1, conditions, lapsed: [] });
    expect(await put(1, [])).toEqual({ version: 2, conditions: [], lapsed: [] });
    expect(await read()).toEqual({ version: 2, conditions: [], lapsed: [] });
  });

  it('are hidden from colleagues without the right to edit', async () => {
    await put(0, everyKind());
    const colleague = await addTeacher(database.db, { schoolId: teacher.schoolId });
    const stranger = await addTeacher(database.db);
    expect(await code(read(colleague))).toBe('forbidden');
    expect(await code(put(1, [], colleague))).toBe('forbidden');
    expect(await code(read(stranger))).toBe('notFound');
    expect(await code(put(1, [], stranger))).toBe('notFound');
    expect((await read()).version).toBe(1);
  });

  it('can be read and changed by an editor of the class', async () => {
    await put(0, everyKind());
    const colleague = await addTeacher(database.db, { schoolId: teacher.schoolId });
    await addEditor(database.db, teacher, made.id, colleague.id);
    expect((await read(colleague)).conditions).toHaveLength(4);
    expect(await put(1, [], colleague)).toMatchObject({ version: 2 });
    expect(await code(put(1, everyKind()))).toBe('changedMeanwhile');
  });

  it('cannot be overwritten by a change that is based on an outdated version', async () => {
    const conditions = everyKind();
    await put(0, conditions);
    expect(await code(put(0, []))).toBe('changedMeanwhile');
    expect(await code(put(2, []))).toBe('changedMeanwhile');
    expect(await read()).toEqual({ version: 1, conditions, lapsed: [] });
  });

  it('are accepted from only one request when two requests send the first conditions at the same time', async () => {
    const results = await Promise.all([
      code(put(0, frontConditions(made.pupils))),
      code(put(0, frontConditions(made.pupils))),
    ]);
    expect(results.sort()).toEqual(['changedMeanwhile', 'done']);
    expect((await read()).version).toBe(1);
  });

  it('are refused for pupils of another class', async () => {
    const other = await addClass(database.db, teacher, 'Ola');
    expect(await code(put(0, frontConditions(other.pupils)))).toBe('changedMeanwhile');
    expect(await read()).toEqual({ version: 0, conditions: [], lapsed: [] });
  });

  it('omit a deleted pupil, and are reported as lapsed if too few pupils are left', async () => {
    const conditions = everyKind();
    await put(0, conditions);
    const pupils = made.pupils.filter(({ id }) => id !== pupil(0));
    const { grade, name, version } = made;
    await updateClass(database.db, teacher, made.id, { grade, name, version, pupils }, nowMs);
    const [apart, together, place, fixed] = conditions;
    const left = [together!, { ...place!, pupils: [pupil(2)] } as Condition];
    expect(await read()).toEqual({ version: 1, conditions: left, lapsed: [apart, fixed] });
    expect(await put(1, left)).toEqual({ version: 2, conditions: left, lapsed: [] });
    expect(await read()).toEqual({ version: 2, conditions: left, lapsed: [] });
  });

  it('do not change when a map is saved, and are deleted when the class is deleted', async () => {
    const conditions = everyKind();
    await put(0, conditions);
    await saveMap(database.db, teacher, made.id, rowMap(made.pupils), nowMs);
    expect((await read()).conditions).toEqual(conditions);
    await deleteClass(database.db, teacher, made.id);
    expect(await code(read())).toBe('notFound');
  });
});

describe('the schema of conditions', () => {
  const ids = Array.from({ length: 200 }, () => randomUUID() as string);
  const one = (change: object) => ({
    version: 0,
    conditions: [{ id: ids[0], type: 'apart', pupils: ids.slice(0, 2), ...change }],
  });
  const large = (count: number, pupils: number) => ({
    version: 0,
    conditions: Array.from({ length: count }, () => ({
      id: randomUUID(),
      type: 'front',
      pupils: ids.slice(0, pupils),
    })),
  });

  it.each([
    ['the maximum of conditions', large(maxClassConditions, 10)],
    ['an end on a day', one({ until: '2026-02-28' })],
  ])('accepts valid conditions: %s', (_, body) => {
    expect(putConditionsSchema.safeParse(body).success).toBe(true);
  });

  it.each([
    ['one condition more than the maximum', large(maxClassConditions + 1, 1)],
    ['more pupils than the maximum of all conditions together', large(16, 200)],
    [
      'the same condition twice',
      { version: 0, conditions: [...one({}).conditions, ...one({}).conditions] },
    ],
    ['a pupil twice in a group', one({ pupils: [ids[0], ids[0]] })],
    ['a pair of one pupil', one({ pupils: [ids[0]] })],
    ['an end on a day that does not exist', one({ until: '2026-02-30' })],
    ['a condition with a reason', one({ reason: 'ADHD' })],
    ['an unknown place', one({ type: 'zone', place: 'outside' })],
  ])('refuses invalid conditions: %s', (_, body) => {
    expect(putConditionsSchema.safeParse(body).success).toBe(false);
  });
});

it('a condition about a coloured mark is refused if the mark is unknown, and lapses when the mark is deleted', async () => {
  const { grade, name, pupils } = made;
  const save = (version: number, marks: { symbol: number; name: string }[]) =>
    updateClass(database.db, teacher, made.id, { grade, name, version, marks, pupils }, nowMs);
  const apart: Condition = { id: randomUUID(), type: 'apart', pupils: ['mark:0'] };
  expect(await code(put(0, [apart]))).toBe('changedMeanwhile');
  await save(1, [{ symbol: 0, name: 'Blå' }]);
  await put(0, [apart]);
  expect(await read()).toMatchObject({ conditions: [apart], lapsed: [] });
  await save(2, []);
  expect(await read()).toMatchObject({ conditions: [], lapsed: [apart] });
});
