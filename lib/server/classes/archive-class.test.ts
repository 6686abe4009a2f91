import { addClass, addTeacher, nowMs, openTestDatabase } from '@/lib/server/testing/test-school';
import { archiveClass } from './archive-class';
import { deleteClass } from './delete-class';
import { readClass } from './read-class';
import { updateClass } from './update-class';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function classOfKari() {
  const { db } = database;
  const teacher = await addTeacher(db);
  return { db, teacher, made: await addClass(db, teacher, 'Emma', 'Noah') };
}

describe('archiveClass', () => {
  it('keeps everything of the class, and restoring gives it back', async () => {
    const { db, teacher, made } = await classOfKari();
    const archived = await archiveClass(
      db,
      teacher,
      made.id,
      { archived: true, version: made.version },
      nowMs,
    );
    expect(archived).toEqual({
      ...made,
      version: 2,
      mayEdit: false,
      archivedAt: new Date(nowMs).toISOString(),
    });
    const restored = await archiveClass(
      db,
      teacher,
      made.id,
      { archived: false, version: archived.version },
      nowMs,
    );
    expect(restored).toEqual({ ...made, version: 3 });
  });

  it('changes nothing when it is asked again, whatever the version', async () => {
    const { db, teacher, made } = await classOfKari();
    const archived = await archiveClass(
      db,
      teacher,
      made.id,
      { archived: true, version: made.version },
      nowMs,
    );
    expect(
      await archiveClass(
        db,
        teacher,
        made.id,
        { archived: true, version: made.version },
        nowMs + 1,
      ),
    ).toEqual(archived);
    const restored = await archiveClass(
      db,
      teacher,
      made.id,
      { archived: false, version: archived.version },
      nowMs,
    );
    expect(
      await archiveClass(
        db,
        teacher,
        made.id,
        { archived: false, version: archived.version },
        nowMs,
      ),
    ).toEqual(restored);
  });

  it('refuses a class that was changed since it was seen, and changes nothing', async () => {
    const { db, teacher, made } = await classOfKari();
    const { grade, version, pupils } = made;
    await updateClass(db, teacher, made.id, { grade, name: '6A', version, pupils }, nowMs);
    await expect(
      archiveClass(db, teacher, made.id, { archived: true, version }, nowMs),
    ).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await readClass(db, teacher, made.id)).toMatchObject({ version: 2, archivedAt: null });
  });

  it('lets one of an archiving and a change at the same time through', async () => {
    const { db, teacher, made } = await classOfKari();
    const { grade, version, pupils } = made;
    const results = await Promise.allSettled([
      archiveClass(db, teacher, made.id, { archived: true, version }, nowMs),
      updateClass(db, teacher, made.id, { grade, name: '6A', version, pupils }, nowMs),
    ]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect((await readClass(db, teacher, made.id)).version).toBe(2);
  });

  it('is archived once when many ask at the same time', async () => {
    const { db, teacher, made } = await classOfKari();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        archiveClass(
          db,
          teacher,
          made.id,
          { archived: true, version: made.version },
          nowMs + index,
        ),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('can be deleted while it is archived', async () => {
    const { db, teacher, made } = await classOfKari();
    await archiveClass(db, teacher, made.id, { archived: true, version: made.version }, nowMs);
    await deleteClass(db, teacher, made.id);
    await expect(readClass(db, teacher, made.id)).rejects.toMatchObject({ code: 'notFound' });
  });
});
