import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { activityPageSchema, activityPageSize } from '@/lib/contracts/school/school-activity';
import { activityLog, schools, teachers } from '@/lib/db/schema/tables';
import { readCursor } from '@/lib/server/database/page-cursor';
import { addSchoolWithAdmin, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { recordActivity } from '@/lib/server/access/record-activity';
import { listActivity } from './activity-log';

const database = testDatabase();

const schoolWithAdmin = () => addSchoolWithAdmin(database.db);
const nextPage = (next: string | null) => readCursor(next ?? undefined);

it('the activity log for an admin lists each action with the person who did it, the latest entry first', async () => {
  const { schoolId, admin } = await schoolWithAdmin();
  const subject = await addTeacher(database.db, { schoolId, name: 'Ola' });
  await recordActivity(database.db, { schoolId, kind: 'joined', actor: subject });
  const detail = { classes: 3 };
  await recordActivity(database.db, { schoolId, kind: 'removed', actor: admin, subject, detail });
  const page = await listActivity(database.db, admin, schoolId, undefined);
  expect(activityPageSchema.strict().parse(page).next).toBeNull();
  expect(page.entries).toMatchObject([
    { kind: 'removed', actorName: 'Rektor', subjectName: 'Ola', classes: 3, schoolYear: null },
    { kind: 'joined', actorName: 'Ola', subjectName: null, classes: null },
  ]);
});

it('the activity log shows an entry without a name after the account is deleted', async () => {
  const { schoolId, admin } = await schoolWithAdmin();
  const leaving = await addTeacher(database.db, { schoolId, name: 'Ola' });
  await recordActivity(database.db, { schoolId, kind: 'removed', actor: admin, subject: leaving });
  await database.db.delete(teachers).where(eq(teachers.id, leaving.id));
  const { entries } = await listActivity(database.db, admin, schoolId, undefined);
  expect(entries).toMatchObject([{ kind: 'removed', actorName: 'Rektor', subjectName: null }]);
});

it('the activity log shows every entry once over several pages, even with equal times', async () => {
  const { schoolId, admin } = await schoolWithAdmin();
  const createdAt = new Date();
  const count = 2 * activityPageSize + 3;
  await database.db.insert(activityLog).values(
    Array.from({ length: count }, (_, index) => ({
      schoolId,
      kind: 'joined' as const,
      createdAt: new Date(createdAt.getTime() + (index % 4)),
    })),
  );
  const seen: string[] = [];
  let after: ReturnType<typeof nextPage>;
  for (let pages = 1; pages <= 3; pages += 1) {
    const { entries, next } = await listActivity(database.db, admin, schoolId, after);
    seen.push(...entries.map(({ id }) => id));
    expect(next === null).toBe(pages === 3);
    after = next === null ? undefined : nextPage(next);
  }
  expect([seen.length, new Set(seen).size]).toEqual([count, count]);
});

it('the activity log is refused to other schools, teachers and former admins', async () => {
  const { schoolId, admin } = await schoolWithAdmin();
  const other = await schoolWithAdmin();
  const teacher = await addTeacher(database.db, { schoolId });
  const ask = (who: typeof admin) => listActivity(database.db, who, schoolId, undefined);
  await expect(ask(other.admin)).rejects.toMatchObject({ code: 'notFound' });
  await expect(ask(teacher)).rejects.toMatchObject({ code: 'forbidden' });
  await database.db.update(teachers).set({ schoolId: null }).where(eq(teachers.id, admin.id));
  await expect(ask(admin)).rejects.toMatchObject({ code: 'forbidden' });
});

it('the activity log deletes the old entries of a school after two years', async () => {
  const { schoolId, admin } = await schoolWithAdmin();
  const other = await schoolWithAdmin();
  const old = { kind: 'joined' as const, createdAt: new Date(Date.now() - 731 * 86_400_000) };
  await database.db.insert(activityLog).values([
    { ...old, schoolId },
    { ...old, schoolId: other.schoolId },
  ]);
  await recordActivity(database.db, { schoolId, kind: 'codeChanged', actor: admin });
  const mine = await listActivity(database.db, admin, schoolId, undefined);
  expect(mine.entries.map(({ kind }) => kind)).toEqual(['codeChanged']);
  const theirs = await listActivity(database.db, other.admin, other.schoolId, undefined);
  expect(theirs.entries).toHaveLength(1);
});

it('the activity log is deleted with its school', async () => {
  const { schoolId, admin } = await schoolWithAdmin();
  await recordActivity(database.db, { schoolId, kind: 'codeChanged', actor: admin });
  await database.db.delete(schools).where(eq(schools.id, schoolId));
  const left = await database.db.$count(activityLog, eq(activityLog.schoolId, schoolId));
  expect(left).toBe(0);
});

it.each([
  ['malformed text', 'x'],
  ['a key of the wrong structure', Buffer.from('{}').toString('base64url')],
  ['an invalid time', Buffer.from(JSON.stringify(['x', randomUUID()])).toString('base64url')],
  ['a NUL character', Buffer.from(JSON.stringify(['\0', randomUUID()])).toString('base64url')],
  ['too many characters', 'x'.repeat(4000)],
])('the activity log refuses an invalid cursor: %s', async (_, after) => {
  const { schoolId, admin } = await schoolWithAdmin();
  const ask = async () => listActivity(database.db, admin, schoolId, nextPage(after));
  await expect(ask()).rejects.toMatchObject({ code: 'invalidRequest' });
});

it.each([
  'yesterday',
  '2026-08-20',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  "2026-08-20T00:00:00.000Z'",
])('the activity log refuses a cursor with the time %s', async (key) => {
  const { schoolId, admin } = await schoolWithAdmin();
  const page = listActivity(database.db, admin, schoolId, { key, id: randomUUID() });
  await expect(page).rejects.toMatchObject({ code: 'invalidRequest' });
});

it.each(['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'the activity log accepts a cursor with the time %s',
  async (key) => {
    const { schoolId, admin } = await schoolWithAdmin();
    await recordActivity(database.db, { schoolId, kind: 'codeChanged', actor: admin });
    const { entries } = await listActivity(database.db, admin, schoolId, { key, id: randomUUID() });
    expect(entries).toHaveLength(key.startsWith('9') ? 1 : 0);
  },
);
