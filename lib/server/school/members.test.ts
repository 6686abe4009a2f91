import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { memberPageSchema, memberPageSize } from '@/lib/contracts/school/school-members';
import { admins, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { listClasses } from '@/lib/server/testing/list-classes';
import { readClass } from '@/lib/server/classes/read-class';
import { addEditor } from '@/lib/server/classes/share-class';
import { updateClass } from '@/lib/server/classes/update-class';
import { readCursor } from '@/lib/server/database/page-cursor';
import {
  addAdmin,
  addClass,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { listActivity } from './activity-log';
import { changeRole, handOverAdmin } from './change-role';
import { listMembers } from './list-members';
import { readSchool } from './read-school';
import { removeMember } from './remove-member';

const database = testDatabase();
const first = { search: '', after: undefined };
const after = (next: string | null) => (next === null ? undefined : readCursor(next ?? undefined));
const to = ({ id }: { id: string }) => ({ newOwnerId: id, renewsCode: false });
const stored = async ({ id }: TeacherRow) => {
  const [row] = await database.db.select().from(teachers).where(eq(teachers.id, id));
  return row!;
};
const adminsOf = async (schoolId: string) => {
  const rows = await database.db.select().from(admins).where(eq(admins.schoolId, schoolId));
  return rows.map(({ teacherId }) => teacherId);
};

describe('the list of members', () => {
  it('shows an admin the last login, the role and the class count of each teacher', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const lastLoginAt = new Date(nowMs);
    const ola = await addTeacher(db, { schoolId, name: 'Ola', lastLoginAt });
    await addClass(db, ola, 'Ada');
    const page = await listMembers(db, admin, schoolId, first);
    expect(memberPageSchema.strict().parse(page)).toEqual({
      members: [
        expect.objectContaining({ id: ola.id, isAdmin: false, classCount: 1 }),
        expect.objectContaining({ id: admin.id, isAdmin: true, lastLoginAt: null, classCount: 0 }),
      ],
      total: 2,
      next: null,
    });
    expect(page.members[0]!.lastLoginAt).toBe(lastLoginAt.toISOString());
  });

  it('can be searched and shows each of 500 teachers once over several pages', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const { schoolId: otherSchool } = await addSchoolWithAdmin(db);
    const rows = (school: string, count: number) =>
      Array.from({ length: count }, (_, index) => {
        const uid = randomUUID();
        const name = index % 2 ? 'kari' : `Kari ${index % 7}`;
        return { firebaseUid: uid, name, email: `${uid}@x.example`, schoolId: school };
      });
    await db.insert(teachers).values([...rows(schoolId, 499), ...rows(otherSchool, 20)]);
    const seen: string[] = [];
    let next: string | null = null;
    let pages = 0;
    do {
      const page = await listMembers(db, admin, schoolId, { search: '', after: after(next) });
      expect(page.members.length).toBeLessThanOrEqual(memberPageSize);
      expect(page.total).toBe(500);
      seen.push(...page.members.map(({ id }) => id));
      next = page.next;
      pages += 1;
    } while (next !== null);
    expect([pages, seen.length, new Set(seen).size]).toEqual([10, 500, 500]);
    const found = await listMembers(db, admin, schoolId, { search: 'REKTOR', after: undefined });
    expect(found.members.map(({ id }) => id)).toEqual([admin.id]);
    const none = await listMembers(db, admin, schoolId, { search: '%', after: undefined });
    expect(none).toMatchObject({ members: [], total: 0 });
    const byEmail = { search: admin.email.toUpperCase(), after: undefined };
    expect((await listMembers(db, admin, schoolId, byEmail)).total).toBe(1);
  });
});

describe('removing a teacher', () => {
  const removed = async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const ola = await addTeacher(db, { schoolId, name: 'Ola' });
    const kari = await addTeacher(db, { schoolId, name: 'Kari' });
    return { db, schoolId, admin, ola, kari };
  };

  it('gives the classes to the chosen colleague and ends the access of the teacher', async () => {
    const { db, schoolId, admin, ola, kari } = await removed();
    const made = await addClass(db, ola, 'Ada');
    const shared = await addClass(db, kari, 'Bo');
    await addEditor(db, kari, shared.id, ola.id);
    expect(await removeMember(db, admin, schoolId, ola.id, to(kari))).toEqual({ classes: 1 });
    const now = await stored(ola);
    expect(now).toMatchObject({ schoolId: null, role: 'teacher' });
    expect(await listClasses(db, now)).toEqual([]);
    await expect(readSchool(db, now, schoolId, nowMs)).rejects.toMatchObject({ code: 'notFound' });
    for (const id of [made.id, shared.id]) {
      await expect(readClass(db, now, id)).rejects.toMatchObject({ code: 'notFound' });
    }
    const { pupils, version } = made;
    const save = updateClass(db, ola, made.id, { grade: '5', name: 'x', pupils, version }, nowMs);
    await expect(save).rejects.toMatchObject({ code: 'forbidden' });
    expect(await readClass(db, kari, made.id)).toMatchObject({ isOwn: true, name: '5A' });
    const { entries } = await listActivity(db, admin, schoolId, undefined);
    expect(entries).toMatchObject([{ kind: 'removed', subjectName: 'Ola', classes: 1 }]);
  });

  it("is refused for the admin's own account, a teacher of another school and an invalid new owner of the classes", async () => {
    const { db, schoolId, admin, ola, kari } = await removed();
    const other = await addSchoolWithAdmin(db);
    const attempt = (by: TeacherRow, memberId: string, ownerId: string) =>
      removeMember(db, by, schoolId, memberId, to({ id: ownerId })).catch(
        ({ code }) => code as string,
      );
    expect(await attempt(admin, admin.id, kari.id)).toBe('forbidden');
    expect(await attempt(admin, ola.id, ola.id)).toBe('forbidden');
    expect(await attempt(admin, ola.id, other.admin.id)).toBe('notFound');
    expect(await attempt(admin, other.admin.id, kari.id)).toBe('notFound');
    expect(await attempt(admin, 'x', kari.id)).toBe('notFound');
    expect(await attempt(kari, ola.id, kari.id)).toBe('forbidden');
    expect(await attempt(other.admin, ola.id, kari.id)).toBe('notFound');
    expect((await stored(ola)).schoolId).toBe(schoolId);
  });

  it('is rolled back when the transaction fails', async () => {
    const { db, schoolId, admin, ola, kari } = await removed();
    const made = await addClass(db, ola, 'Ada');
    const failing = db.transaction(async (tx) => {
      await removeMember(tx as unknown as typeof db, admin, schoolId, ola.id, to(kari));
      throw new Error('lost connection');
    });
    await expect(failing).rejects.toThrow('lost connection');
    expect((await stored(ola)).schoolId).toBe(schoolId);
    expect(await readClass(db, ola, made.id)).toMatchObject({ isOwn: true });
  });
});

describe('the last admin', () => {
  it('cannot step down, even when two admins demote each other at the same time', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const step = (by: TeacherRow, of: TeacherRow) => changeRole(db, by, schoolId, of.id, 'teacher');
    await expect(step(admin, admin)).rejects.toMatchObject({ code: 'lastAdmin' });
    const second = await addAdmin(db, schoolId, 'Inspektør');
    const both = await Promise.allSettled([step(admin, second), step(second, admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await adminsOf(schoolId)).toHaveLength(1);
  });

  it('remains when two admins remove each other at the same time', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const second = await addAdmin(db, schoolId, 'Inspektør');
    const both = await Promise.allSettled([
      removeMember(db, admin, schoolId, second.id, to(admin)),
      removeMember(db, second, schoolId, admin.id, to(second)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await adminsOf(schoolId)).toHaveLength(1);
    expect(await db.$count(teachers, eq(teachers.schoolId, schoolId))).toBe(1);
  });

  it('becomes a teacher after handing over to a colleague', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const ola = await addTeacher(db, { schoolId, name: 'Ola' });
    await handOverAdmin(db, admin, schoolId, ola.id);
    expect(await adminsOf(schoolId)).toEqual([ola.id]);
    expect([(await stored(admin)).role, (await stored(ola)).role]).toEqual(['teacher', 'admin']);
    await expect(listMembers(db, admin, schoolId, first)).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { entries } = await listActivity(db, ola, schoolId, undefined);
    expect(entries).toMatchObject([{ kind: 'handedOver', subjectName: 'Ola' }]);
  });
});

it('making a colleague admin twice is recorded once', async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const ola = await addTeacher(db, { schoolId });
  await changeRole(db, admin, schoolId, ola.id, 'admin');
  await changeRole(db, admin, schoolId, ola.id, 'admin');
  expect((await adminsOf(schoolId)).sort()).toEqual([admin.id, ola.id].sort());
  expect((await listActivity(db, ola, schoolId, undefined)).entries).toHaveLength(1);
});
