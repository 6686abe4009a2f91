import 'server-only';
import { eq } from 'drizzle-orm';
import type { LeaveSchool } from '@/lib/contracts/account/account';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { closeSchool, givePersonalClasses, handOver, lockLeaving } from './depart';

export async function leaveSchool(
  db: Database,
  { id }: TeacherRow,
  { personalClasses }: LeaveSchool,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { teacher, school } = await lockLeaving(tx, id);
    if (!school) return;
    const { id: schoolId, successorId } = school;
    if (successorId) {
      const successor = { id: schoolId, successorId };
      let given =
        personalClasses === 'give' ? await givePersonalClasses(tx, teacher, successor) : 0;
      given += await handOver(tx, teacher, successor);
      const detail = { classes: given };
      await recordActivity(tx, { schoolId, kind: 'left', actor: teacher, detail });
    } else {
      await closeSchool(tx, teacher, schoolId);
    }
    await tx
      .update(teachers)
      .set({ schoolId: null, role: 'teacher' })
      .where(eq(teachers.id, teacher.id));
  });
}
