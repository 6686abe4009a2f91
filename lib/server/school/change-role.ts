import 'server-only';
import { eq } from 'drizzle-orm';
import type { MemberRole } from '@/lib/contracts/school/school-members';
import type { Database, Queryable } from '@/lib/db/client';
import { admins, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { askNewAdmin } from '@/lib/server/billing/trial/trial-question';
import { recordActivity } from '@/lib/server/access/record-activity';
import { lockMembers } from './lock-members';

export async function changeRole(
  db: Database,
  admin: TeacherRow,
  schoolId: string,
  memberId: string,
  role: MemberRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { school, members } = await lockMembers(tx, admin, schoolId, [memberId]);
    const [member] = members as [TeacherRow];
    const isChanged =
      role === 'admin'
        ? await makeAdmin(tx, member, school.id)
        : await endAdmin(tx, member, school.id);
    if (!isChanged) return;
    const kind = role === 'admin' ? 'adminMade' : 'adminEnded';
    await recordActivity(tx, { schoolId: school.id, kind, actor: admin, subject: member });
  });
}

export async function handOverAdmin(
  db: Database,
  admin: TeacherRow,
  schoolId: string,
  memberId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { school, members } = await lockMembers(tx, admin, schoolId, [memberId]);
    const [member] = members as [TeacherRow];
    if (member.id === admin.id) throw new AppError('forbidden');
    await makeAdmin(tx, member, school.id);
    await endAdmin(tx, admin, school.id);
    const kind = 'handedOver';
    await recordActivity(tx, { schoolId: school.id, kind, actor: admin, subject: member });
  });
}

export async function makeAdmin(
  tx: Queryable,
  { id, email }: TeacherRow,
  schoolId: string,
): Promise<boolean> {
  const made = await tx
    .insert(admins)
    .values({ teacherId: id, schoolId })
    .onConflictDoNothing()
    .returning({ id: admins.id });
  await tx.update(teachers).set({ role: 'admin' }).where(eq(teachers.id, id));
  if (made.length > 0) await askNewAdmin(tx, schoolId, { id, email }, Date.now());
  return made.length > 0;
}

/**
 * Ends a teacher's admin role. The caller must lock the school; otherwise two admins could remove each other at once.
 */
export async function endAdmin(
  tx: Queryable,
  { id }: Pick<TeacherRow, 'id'>,
  schoolId: string,
): Promise<boolean> {
  const rows = await tx.select().from(admins).where(eq(admins.schoolId, schoolId));
  if (!rows.some(({ teacherId }) => teacherId === id)) return false;
  if (rows.length === 1) throw new AppError('lastAdmin');
  await tx.delete(admins).where(eq(admins.teacherId, id));
  await tx.update(teachers).set({ role: 'teacher' }).where(eq(teachers.id, id));
  return true;
}
