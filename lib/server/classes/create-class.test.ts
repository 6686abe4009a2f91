import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { maxClasses, maxSchoolClasses } from '@/lib/contracts/classes/class-list';
import { classes } from '@/lib/db/schema/tables';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  pupilsNamed,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { createClass } from './create-class';
import { giveClass } from '@/lib/server/school/give-classes';
import { listClasses } from '@/lib/server/testing/list-classes';

const database = testDatabase();

const input = (...names: string[]) => ({
  id: randomUUID() as string,
  grade: '7',
  name: '7B',
  pupils: pupilsNamed(...names),
});

describe('createClass', () => {
  it('stores the pupils with the ids and the order of the client', async () => {
    const { db } = database;
    const teacher = await addTeacher(db, { name: 'Kari' });
    const wanted = input('Łukasz', 'Đặng', 'Оксана', 'محمد', 'Åse');
    expect(await createClass(db, teacher, wanted, nowMs)).toEqual({
      ...wanted,
      marks: [],
      pupils: wanted.pupils.map((pupil) => ({ ...pupil, marks: [] })),
      version: 1,
      teacherName: 'Kari',
      isOwn: true,
      mayEdit: true,
      mayShare: false,
      isPrivate: false,
      archivedAt: null,
      editors: [],
      skippedWeeks: [],
      maps: [],
    });
  });

  it('shows a private class only to its owner until the owner gives it to the school', async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const owner = await addTeacher(db, { schoolId });
    const colleague = await addTeacher(db, { schoolId });
    const wanted = { ...input('Emma'), isPrivate: true };
    expect(await createClass(db, owner, wanted, nowMs)).toMatchObject({ isPrivate: true });
    expect(await listClasses(db, colleague)).toEqual([]);
    await giveClass(db, owner, wanted.id);
    expect(await listClasses(db, colleague)).toMatchObject([{ id: wanted.id }]);
  });

  it('accepts a class without pupils', async () => {
    const { db } = database;
    const made = await createClass(db, await addTeacher(db), input(), nowMs);
    expect(made.pupils).toEqual([]);
  });

  it('creates one class for repeated requests', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const wanted = input('Emma', 'Noah');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createClass(db, teacher, wanted, nowMs)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await listClasses(db, teacher)).toHaveLength(1);
  });

  it.each(['a colleague', 'a stranger'])(
    'refuses the id of a class that belongs to another teacher: %s',
    async (whose) => {
      const { db } = database;
      const schoolId = await addSchool(db);
      const theirs = await addClass(db, await addTeacher(db, { schoolId }), 'Emma');
      const teacher = await addTeacher(db, whose === 'a colleague' ? { schoolId } : {});
      await expect(
        createClass(db, teacher, { ...input(), id: theirs.id }, nowMs),
      ).rejects.toMatchObject({ code: 'idTaken' });
    },
  );

  it('refuses the pupils of another class and creates no class', async () => {
    const { db } = database;
    const theirs = await addClass(db, await addTeacher(db), 'Emma');
    const wanted = { ...input('Noah'), pupils: theirs.pupils };
    await expect(createClass(db, await addTeacher(db), wanted, nowMs)).rejects.toMatchObject({
      code: 'idTaken',
    });
    const ids = (await db.select({ id: classes.id }).from(classes)).map((row) => row.id);
    expect(ids).not.toContain(wanted.id);
  });

  it('adds the class to the school of its teacher', async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    const made = await addClass(db, await addTeacher(db, { schoolId, name: 'Ola' }), 'Emma');
    const colleague = await addTeacher(db, { schoolId });
    expect(await listClasses(db, colleague)).toMatchObject([
      {
        id: made.id,
        teacherName: 'Ola',
        isOwn: false,
        mayEdit: false,
        pupilCount: 1,
        activeMap: null,
      },
    ]);
  });

  it('refuses more classes than a teacher may have, even for simultaneous requests', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const row = { teacherId: teacher.id, grade: '7', name: '7B' };
    await db.insert(classes).values(Array.from({ length: maxClasses - 1 }, () => row));
    const create = () =>
      createClass(db, teacher, input('Emma'), nowMs).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    const outcomes = await Promise.all([create(), create(), create()]);
    expect(outcomes.sort()).toEqual(['done', 'tooManyOwnClasses', 'tooManyOwnClasses']);
    expect(await db.$count(classes, eq(classes.teacherId, teacher.id))).toBe(maxClasses);
  });

  it('refuses more classes than a school may have', async () => {
    const { db } = database;
    const schoolId = await addSchool(db);
    await db.execute(sql`insert into classes (school_id, grade, name)
      select ${schoolId}, '7', '7B' from generate_series(1, ${maxSchoolClasses}::int)`);
    const teacher = await addTeacher(db, { schoolId });
    await expect(createClass(db, teacher, input('Emma'), nowMs)).rejects.toMatchObject({
      code: 'tooManySchoolClasses',
    });
  });
});
