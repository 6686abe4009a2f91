import { addClass, addTeacher, nowMs, testDatabase } from '@/lib/server/testing/test-school';
import { archiveClass } from './archive-class';
import { deleteClass } from './delete-class';
import { readClass } from './read-class';
import { updateClass } from './update-class';

const database = testDatabase();

async function classOfKari() {
  const { db } = database;
  const teacher = await addTeacher(db);
  const made = await addClass(db, teacher, 'Emma', 'Noah');
  const archive = (version: number, archived = true, atMs = nowMs) =>
    archiveClass(db, teacher, made.id, { archived, version }, atMs);
  return { db, teacher, made, archive };
}

describe('archiveClass', () => {
  it('leaves the data of the class unchanged, also after restoring', async () => {
    const { made, archive } = await classOfKari();
    expect(await archive(made.version)).toEqual({
      ...made,
      version: 2,
      mayEdit: false,
      archivedAt: new Date(nowMs).toISOString(),
    });
    expect(await archive(2, false)).toEqual({ ...made, version: 3 });
  });

  it('changes nothing when the request is repeated', async () => {
    const { made, archive } = await classOfKari();
    const archived = await archive(made.version);
    expect(await archive(made.version, true, nowMs + 1)).toEqual(archived);
    const restored = await archive(archived.version, false);
    expect(await archive(archived.version, false)).toEqual(restored);
  });

  it('refuses a stale version', async () => {
    const { db, teacher, made, archive } = await classOfKari();
    const { grade, version, pupils } = made;
    await updateClass(db, teacher, made.id, { grade, name: '6A', version, pupils }, nowMs);
    await expect(archive(version)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await readClass(db, teacher, made.id)).toMatchObject({ version: 2, archivedAt: null });
  });

  it('is refused, or makes a simultaneous change of the class fail', async () => {
    const { db, teacher, made, archive } = await classOfKari();
    const { grade, version, pupils } = made;
    const results = await Promise.allSettled([
      archive(version),
      updateClass(db, teacher, made.id, { grade, name: '6A', version, pupils }, nowMs),
    ]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect((await readClass(db, teacher, made.id)).version).toBe(2);
  });

  it('archives a class once for simultaneous requests', async () => {
    const { db, teacher, made, archive } = await classOfKari();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => archive(made.version, true, nowMs + index)),
    );
    const stored = await readClass(db, teacher, made.id);
    expect(stored.version).toBe(made.version + 1);
    for (const answer of answers) expect(answer).toEqual(stored);
  });

  it('allows the archived class to be deleted', async () => {
    const { db, teacher, made, archive } = await classOfKari();
    await archive(made.version);
    await deleteClass(db, teacher, made.id);
    await expect(readClass(db, teacher, made.id)).rejects.toMatchObject({ code: 'notFound' });
  });
});
