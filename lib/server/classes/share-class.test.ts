import { addPlan } from '@/lib/server/testing/add-order';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { maxEditors } from '@/lib/contracts/classes/classes';
import { classEditors, schools, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { joinSchool } from '@/lib/server/school/join-school';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { archiveClass } from './archive-class';
import { listClasses } from '@/lib/server/testing/list-classes';
import { readClass } from './read-class';
import { addEditor, removeEditor } from './share-class';
import { updateClass } from './update-class';

const database = testDatabase();
let schoolId: string;
let owner: TeacherRow;

beforeAll(async () => {
  schoolId = await addSchool(database.db);
  await addPlan(database.db, schoolId, { tier: 'l' });
  owner = await addTeacher(database.db, { schoolId, name: 'Kari' });
}, 60_000);

const addColleague = (name: string) => addTeacher(database.db, { schoolId, name });
const addOwnClass = () => addClass(database.db, owner, 'Emma', 'Noah');
const notFound = { code: 'notFound' };

async function untilOneWaits() {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.db.execute(waiting)).rows.length === 0);
}

describe('addEditor', () => {
  it('lists each editor once, in the order of being added', async () => {
    const { db } = database;
    const made = await addOwnClass();
    const [ola, ida] = [await addColleague('Ola'), await addColleague('Ida')];
    for (const { id } of [ola, ida, ola]) await addEditor(db, owner, made.id, id.toUpperCase());
    expect((await readClass(db, owner, made.id)).editors).toEqual([
      { id: ola.id, name: 'Ola' },
      { id: ida.id, name: 'Ida' },
    ]);
  });

  it('does not change the version of the class', async () => {
    const made = await addOwnClass();
    const { id } = await addColleague('Ola');
    expect((await addEditor(database.db, owner, made.id, id)).version).toBe(made.version);
  });

  it('does not make the owner an editor', async () => {
    const made = await addOwnClass();
    expect((await addEditor(database.db, owner, made.id, owner.id)).editors).toEqual([]);
  });

  it('refuses an unknown id, a teacher of another school and a teacher without a school', async () => {
    const { db } = database;
    const made = await addOwnClass();
    const elsewhere = await addTeacher(db, { schoolId: await addSchool(db) });
    const alone = await addTeacher(db);
    for (const id of [elsewhere.id, alone.id, randomUUID(), 'x', '']) {
      await expect(addEditor(db, owner, made.id, id)).rejects.toMatchObject(notFound);
    }
    expect(await listClasses(db, elsewhere)).toEqual([]);
  });

  it('refuses a class that does not belong to the school of its owner', async () => {
    const { db } = database;
    const teacher = await addTeacher(db);
    const own = await addClass(db, teacher, 'Emma');
    const other = await addTeacher(db);
    await expect(addEditor(db, teacher, own.id, other.id)).rejects.toMatchObject(notFound);
    const { id } = await addColleague('Ola');
    const made = await addOwnClass();
    const moved = { ...owner, schoolId: await addSchool(db) };
    await expect(addEditor(db, moved, made.id, id)).rejects.toMatchObject(notFound);
  });

  it('refuses an archived class', async () => {
    const { db } = database;
    const made = await addOwnClass();
    await archiveClass(db, owner, made.id, { archived: true, version: made.version }, nowMs);
    const { id } = await addColleague('Ola');
    await expect(addEditor(db, owner, made.id, id)).rejects.toMatchObject({
      code: 'classArchived',
    });
  });

  it('refuses more than the maximum of editors, even for simultaneous requests', async () => {
    const { db } = database;
    const made = await addOwnClass();
    const colleagues = await db
      .insert(teachers)
      .values(
        Array.from({ length: maxEditors + 5 }, (_, index) => ({
          firebaseUid: randomUUID(),
          name: `Kollega ${index}`,
          email: `${randomUUID()}@skole.example`,
          schoolId,
        })),
      )
      .returning();
    const results = await Promise.allSettled(
      colleagues.map(({ id }) => addEditor(db, owner, made.id, id)),
    );
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'tooManyEditors'));
    expect((await readClass(db, owner, made.id)).editors).toHaveLength(maxEditors);
  });
});

describe('removeEditor', () => {
  it('can be called twice, and also by an editor who gives up editing the class', async () => {
    const { db } = database;
    const made = await addOwnClass();
    const ola = await addColleague('Ola');
    await addEditor(db, owner, made.id, ola.id);
    const left = await removeEditor(db, ola, made.id, ola.id);
    expect(left).toMatchObject({ mayEdit: false, editors: [] });
    expect((await removeEditor(db, owner, made.id, ola.id)).editors).toEqual([]);
  });

  it('succeeds while the class is archived', async () => {
    const { db } = database;
    const made = await addOwnClass();
    const ola = await addColleague('Ola');
    await addEditor(db, owner, made.id, ola.id);
    await archiveClass(db, owner, made.id, { archived: true, version: made.version }, nowMs);
    expect((await removeEditor(db, owner, made.id, ola.id)).editors).toEqual([]);
  });

  it('lets a simultaneous save by the removed colleague succeed completely or fail completely', async () => {
    const { db } = database;
    const ola = await addColleague('Ola');
    for (let round = 0; round < 10; round += 1) {
      const made = await addOwnClass();
      await addEditor(db, owner, made.id, ola.id);
      const { grade, version, pupils } = made;
      const [saved, removed] = await Promise.allSettled([
        updateClass(db, ola, made.id, { grade, name: '6A', version, pupils }, nowMs),
        removeEditor(db, owner, made.id, ola.id),
      ]);
      expect(removed.status).toBe('fulfilled');
      const now = await readClass(db, owner, made.id);
      expect(now.editors).toEqual([]);
      if (saved.status === 'fulfilled') expect([now.name, now.version]).toEqual(['6A', 2]);
      else {
        expect(saved.reason).toMatchObject({ code: 'forbidden' });
        expect([now.name, now.version]).toEqual(['5A', 1]);
      }
    }
  });
});

describe('a save that waits for the database lock of a class', () => {
  it('is refused when the teacher who saves loses the right to edit meanwhile', async () => {
    const { db } = database;
    const ola = await addColleague('Ola');
    const made = await addOwnClass();
    await addEditor(db, owner, made.id, ola.id);
    const { grade, version, pupils } = made;
    const saving = await db.transaction(async (tx) => {
      await removeEditor(tx as unknown as typeof db, owner, made.id, ola.id);
      const started = updateClass(db, ola, made.id, { grade, name: '6A', version, pupils }, nowMs);
      const outcome = started.then(
        () => 'saved',
        (error: { code: string }) => error.code,
      );
      await untilOneWaits();
      return { outcome };
    });
    expect(await saving.outcome).toBe('forbidden');
  });
});

describe('a colleague who leaves the school and returns', () => {
  it('does not regain the former right to edit', async () => {
    const { db } = database;
    const ola = await addColleague('Ola');
    const made = await addOwnClass();
    await addEditor(db, owner, made.id, ola.id);
    await db.update(teachers).set({ schoolId: null }).where(eq(teachers.id, ola.id));
    const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
    const isBack = await joinSchool(db, { ...ola, schoolId: null }, school!.licenceCode, nowMs);
    expect(await readClass(db, isBack, made.id)).toMatchObject({ mayEdit: false, editors: [] });
    const rows = await db.select().from(classEditors).where(eq(classEditors.teacherId, ola.id));
    expect(rows).toEqual([]);
  });
});
