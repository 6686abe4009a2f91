import 'server-only';
import { and, eq } from 'drizzle-orm';
import { trialEndInSchoolMs } from '@/lib/core/billing/plan';
import type { Queryable } from '@/lib/db/client';
import { checkoutAttempts, teachers } from '@/lib/db/schema/tables';
import type { SchoolRow } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/**
 * Puts a teacher into a school, with the trial that they have there. Classes made before stay their own. A plan of their
 * own may not be bought any more (spec, section 5), so a checkout under way is given up.
 */
export async function addToSchool(
  tx: Queryable,
  teacher: TeacherRow,
  school: SchoolRow,
  role: TeacherRow['role'],
): Promise<TeacherRow> {
  const trialEnd = trialEndInSchoolMs(
    teacher.trialExpiresAt?.getTime() ?? null,
    school.trialExpiresAt?.getTime() ?? null,
  );
  const [row] = await tx
    .update(teachers)
    .set({
      role,
      schoolId: school.id,
      trialExpiresAt: trialEnd === null ? null : new Date(trialEnd),
    })
    .where(eq(teachers.id, teacher.id))
    .returning();
  await tx
    .update(checkoutAttempts)
    .set({ status: 'abandoned' })
    .where(and(eq(checkoutAttempts.teacherId, teacher.id), eq(checkoutAttempts.status, 'open')));
  return row!;
}
