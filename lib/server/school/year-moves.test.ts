import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { yearProposalSchema, type MoveYear } from '@/lib/contracts/school/school-year';
import { classes, schools } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { archiveClass } from '@/lib/server/classes/archive-class';
import { createClass } from '@/lib/server/classes/create-class';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { readClass } from '@/lib/server/classes/read-class';
import { updateClass } from '@/lib/server/classes/update-class';
import { saveMap } from '@/lib/server/maps/save-map';
import {
  addAdmin,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  pupilsNamed,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { listActivity } from './activity-log';
import { moveYear } from './move-year';
import { undoYear } from './undo-year';
import { readYearProposal } from './year-proposal';

const database = testDatabase();
const dayMs = 24 * 60 * 60 * 1000;

const make = (teacher: TeacherRow, grade: string, name: string) =>
  createClass(
    database.db,
    teacher,
    { id: randomUUID(), grade, name, pupils: pupilsNamed('Ada', 'Bo') },
    nowMs,
  );
const rowOf = async (id: string) => {
  const [row] = await database.db.select().from(classes).where(eq(classes.id, id));
  return row!;
};
const labelOf = async (id: string) => {
  const { grade, name, archivedAt } = await rowOf(id);
  return `${grade} | ${name}${archivedAt ? ' archived' : ''}`;
};

async function schoolWithClasses() {
  const { db } = database;
  const made = await addSchoolWithAdmin(db, { schoolYear: 2025, grades: ['8', '9', '10'] });
  const teacher = await addTeacher(db, { schoolId: made.schoolId, name: 'Ola' });
  const [eighth, ninth, tenth, mixed] = [
    await make(teacher, '8', '8A'),
    await make(teacher, '9. trinn', '9B'),
    await make(teacher, '10', '10C'),
    await make(teacher, 'Blandet', 'Norsk'),
  ];
  const propose = () => readYearProposal(db, made.admin, made.schoolId, nowMs);
  const input = async (values: Partial<MoveYear> = {}): Promise<MoveYear> => ({
    id: randomUUID(),
    schoolYear: 2026,
    fingerprint: (await propose()).fingerprint,
    choices: [],
    ...values,
  });
  const move = async (values: Partial<MoveYear> = {}, by = made.admin) =>
    moveYear(db, by, made.schoolId, await input(values), nowMs);
  const undo = (id: string, atMs = nowMs + dayMs) =>
    undoYear(db, made.admin, made.schoolId, id, atMs);
  return { ...made, db, teacher, eighth, ninth, tenth, mixed, propose, input, move, undo };
}

it('the proposal for a new school year has an action for each class that is not archived', async () => {
  const { db, propose, teacher, ninth } = await schoolWithClasses();
  const gone = await make(teacher, '8', '8X');
  await archiveClass(db, teacher, gone.id, { archived: true, version: 1 }, nowMs);
  const proposal = yearProposalSchema.strict().parse(await propose());
  expect(proposal).toMatchObject({ schoolYear: 2025, hasGrades: true, last: null });
  expect(proposal.classes.map(({ name, action, up }) => [name, action, up?.name])).toEqual([
    ['8A', 'up', '9A'],
    ['9B', 'up', '10B'],
    ['10C', 'leave', undefined],
    ['Norsk', 'stay', undefined],
  ]);
  expect(proposal.classes[1]).toMatchObject({ id: ninth.id, teacherName: 'Ola' });
});

it('a new school year moves and archives classes as proposed or chosen without deleting their maps', async () => {
  const { db, schoolId, admin, teacher, eighth, ninth, tenth, mixed, move } =
    await schoolWithClasses();
  const map = await saveMap(db, teacher, eighth.id, rowMap(eighth.pupils), nowMs);
  const made = await move({ choices: [{ classId: ninth.id, action: 'stay' }] });
  expect(made).toMatchObject({ schoolYear: 2026, movedUp: 1, archived: 1 });
  expect(await Promise.all([eighth, ninth, tenth, mixed].map(({ id }) => labelOf(id)))).toEqual([
    '9 | 9A',
    '9. trinn | 9B',
    '10 | 10C archived',
    'Blandet | Norsk',
  ]);
  const kept = await readClass(db, teacher, eighth.id);
  expect(kept).toMatchObject({ version: 2, pupils: eighth.pupils, maps: [{ id: map.id }] });
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  expect(school!.schoolYear).toBe(2026);
  const { entries } = await listActivity(db, admin, schoolId, undefined);
  expect(entries).toMatchObject([{ kind: 'yearMoved', classes: 2, schoolYear: 2026 }]);
});

it('a new school year begins only once when a request is repeated or when two admins begin it', async () => {
  const { db, schoolId, admin, eighth, input } = await schoolWithClasses();
  const second = await addAdmin(db, schoolId, 'Inspektør');
  const request = await input();
  const go = (by: TeacherRow, body: MoveYear) => moveYear(db, by, schoolId, body, nowMs);
  const both = await Promise.all([go(admin, request), go(admin, request)]);
  expect(both[0]).toEqual(both[1]);
  const other = go(second, { ...request, id: randomUUID() });
  await expect(other).rejects.toMatchObject({ code: 'changedMeanwhile' });
  expect(await labelOf(eighth.id)).toBe('9 | 9A');
});

it('a new school year is refused if a class has changed since the proposal', async () => {
  const { db, teacher, eighth, input, move } = await schoolWithClasses();
  const { fingerprint } = await input();
  const late = await make(teacher, '8', '8B');
  await expect(move({ fingerprint })).rejects.toMatchObject({ code: 'changedMeanwhile' });
  await deleteClass(db, teacher, late.id);
  const renamed = { grade: '8', name: '8 Alfa', pupils: eighth.pupils, version: 1 };
  await updateClass(db, teacher, eighth.id, renamed, nowMs);
  await expect(move({ fingerprint })).rejects.toMatchObject({ code: 'changedMeanwhile' });
  expect(await labelOf(eighth.id)).toBe('8 | 8 Alfa');
});

it('a new school year is refused if an admin chooses an action that is impossible for a class', async () => {
  const { mixed, tenth, move } = await schoolWithClasses();
  const other = await schoolWithClasses();
  for (const choice of [
    { classId: other.eighth.id, action: 'leave' as const },
    { classId: mixed.id, action: 'up' as const },
    { classId: tenth.id, action: 'up' as const },
  ]) {
    const attempt = move({ choices: [choice] });
    await expect(attempt).rejects.toMatchObject({ code: 'changedMeanwhile' });
  }
  expect(await labelOf(other.eighth.id)).toBe('8 | 8A');
});

it('a new school year is refused if the school has already begun this school year or a later one', async () => {
  const { move } = await schoolWithClasses();
  await move();
  for (const schoolYear of [2026, 2025]) {
    await expect(move({ schoolYear })).rejects.toMatchObject({ code: 'changedMeanwhile' });
  }
});

describe('undoing a new school year', () => {
  it('restores the former state of every class and the former school year of the school', async () => {
    const { db, schoolId, admin, eighth, ninth, tenth, move, undo, propose } =
      await schoolWithClasses();
    const { id } = await move();
    expect((await propose()).last).toMatchObject({ id, byName: 'Rektor', movedUp: 2 });
    expect(await undo(id)).toEqual({ restored: 3, keptCount: 0, kept: [] });
    expect(await Promise.all([eighth, ninth, tenth].map((each) => labelOf(each.id)))).toEqual([
      '8 | 8A',
      '9. trinn | 9B',
      '10 | 10C',
    ]);
    expect(await propose()).toMatchObject({ schoolYear: 2025, last: null });
    const { entries } = await listActivity(db, admin, schoolId, undefined);
    expect(entries[0]).toMatchObject({ kind: 'yearMoveUndone', classes: 3 });
    await expect(undo(id)).rejects.toMatchObject({ code: 'undoTooLate' });
    expect(await move()).toMatchObject({ movedUp: 2 });
  });

  it('does not restore a class that was changed since and reports the class', async () => {
    const { db, teacher, eighth, ninth, tenth, move, undo } = await schoolWithClasses();
    const { id } = await move();
    const renamed = { grade: '9', name: '9 Alfa', pupils: eighth.pupils, version: 2 };
    await updateClass(db, teacher, eighth.id, renamed, nowMs);
    await archiveClass(db, teacher, tenth.id, { archived: false, version: 2 }, nowMs);
    await deleteClass(db, teacher, ninth.id);
    expect(await undo(id)).toEqual({
      restored: 0,
      keptCount: 2,
      kept: [
        { id: tenth.id, grade: '10', name: '10C' },
        { id: eighth.id, grade: '9', name: '9 Alfa' },
      ],
    });
    expect(await labelOf(eighth.id)).toBe('9 | 9 Alfa');
  });

  it('does not remove new pupils or restore classes that were archived later', async () => {
    const { db, teacher, eighth, move, undo } = await schoolWithClasses();
    const { id } = await move();
    const pupils = [...eighth.pupils, ...pupilsNamed('Cilla')];
    await updateClass(
      db,
      teacher,
      eighth.id,
      { grade: '9', name: '9A', pupils, version: 2 },
      nowMs,
    );
    await archiveClass(db, teacher, eighth.id, { archived: true, version: 3 }, nowMs + 5);
    expect(await undo(id)).toMatchObject({ restored: 3 });
    expect(await labelOf(eighth.id)).toBe('8 | 8A archived');
    expect((await readClass(db, teacher, eighth.id)).pupils).toHaveLength(3);
  });

  it('does not change a class that has left the school', async () => {
    const { db, eighth, move, undo } = await schoolWithClasses();
    const { id } = await move();
    await db.update(classes).set({ schoolId: null }).where(eq(classes.id, eighth.id));
    expect(await undo(id)).toMatchObject({ restored: 2, keptCount: 0 });
    expect(await labelOf(eighth.id)).toBe('9 | 9A');
  });

  it.each([
    ['is refused after 30 days', 30 * dayMs, 'undoTooLate'],
    ['succeeds on the last day', 30 * dayMs - 1, 'done'],
  ])('is possible for 30 days: it %s', async (_, ageMs, outcome) => {
    const { move, undo } = await schoolWithClasses();
    const { id } = await move();
    const done = await undo(id, nowMs + ageMs).then(
      () => 'done',
      ({ code }) => code as string,
    );
    expect(done).toBe(outcome);
  });

  it('is refused if a later year has begun or if the new year belongs to another school', async () => {
    const { move, undo } = await schoolWithClasses();
    const other = await schoolWithClasses();
    const first = await move();
    await move({ schoolYear: 2027 });
    await expect(undo(first.id)).rejects.toMatchObject({ code: 'undoTooLate' });
    for (const id of [(await other.move()).id, randomUUID(), 'x']) {
      await expect(undo(id)).rejects.toMatchObject({ code: 'notFound' });
    }
  });
});

it('a new school year moves 20,000 classes and refuses more', async () => {
  const { db, schoolId, admin, teacher, propose, move, undo } = await schoolWithClasses();
  const row = (index: number) => ({
    teacherId: teacher.id,
    schoolId,
    grade: String(8 + (index % 3)),
    name: `${8 + (index % 3)}-${index}`,
  });
  for (let at = 4; at < 20_000; at += 4999) {
    await db.insert(classes).values(Array.from({ length: 4999 }, (_, index) => row(at + index)));
  }
  const { classes: shown } = await propose();
  expect(shown).toHaveLength(20_000);
  const choices = shown.map(({ id }) => ({ classId: id, action: 'leave' as const }));
  const made = await move({ choices });
  expect(made).toMatchObject({ movedUp: 0, archived: 20_000 });
  expect(await undo(made.id)).toMatchObject({ restored: 20_000, keptCount: 0 });
  await db.insert(classes).values(row(20_000));
  const ask = readYearProposal(db, admin, schoolId, nowMs);
  await expect(ask).rejects.toMatchObject({ code: 'tooManyClasses' });
}, 60_000);
