import 'server-only';
import { eq } from 'drizzle-orm';
import type { RemoveMember } from '@/lib/contracts/school/school-members';
import type { Database } from '@/lib/db/client';
import { removals, teachers } from '@/lib/db/schema/tables';
import { endLinksAtSchool } from '@/lib/server/access/end-links';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { endAllSessions } from '@/lib/server/auth/end-sessions';
import { AppError } from '@/lib/server/errors/app-error';
import { recordActivity } from '@/lib/server/access/record-activity';
import { endAdmin } from './change-role';
import { handOverClasses } from './hand-over-classes';
import { lockMembers } from './lock-members';
import { changeCode } from './renew-licence-code';

export async function removeMember(
  db: Database,
  admin: TeacherRow,
  schoolId: string,
  memberId: string,
  { newOwnerId, renewsCode }: RemoveMember,
): Promise<{ classes: number }> {
  return db.transaction(async (tx) => {
    const ids = [memberId, newOwnerId];
    const { school, members } = await lockMembers(tx, admin, schoolId, ids);
    const [member, newOwner] = members as [TeacherRow, TeacherRow];
    if (member.id === admin.id || member.id === newOwner.id) throw new AppError('forbidden');
    const from = { fromId: member.id, toId: newOwner.id, schoolId: school.id };
    const given = await handOverClasses(tx, from);
    await endAdmin(tx, member, school.id);
    await endLinksAtSchool(tx, member, school.id);
    await tx
      .update(teachers)
      .set({ schoolId: null, role: 'teacher' })
      .where(eq(teachers.id, member.id));
    await tx.insert(removals).values({ schoolId: school.id, teacherId: member.id });
    await endAllSessions(tx, member.firebaseUid);
    const detail = { classes: given };
    await recordActivity(tx, {
      schoolId: school.id,
      kind: 'removed',
      actor: admin,
      subject: member,
      detail,
    });
    if (renewsCode) await changeCode(tx, admin, school.id);
    return { classes: given };
  });
}
