import 'server-only';
import { eq } from 'drizzle-orm';
import { type PlanFacts } from '@/lib/core/billing/plan-in-force';
import { teacherTrialEndMs } from '@/lib/core/billing/trial';
import type { Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import { readSchoolAccess } from './school-access';
import type { TeacherRow } from './find-teacher';

export async function readTrialEnd(db: Queryable, teacher: TeacherRow): Promise<number> {
  return toTrialEnd(teacher, await readSchool(db, teacher));
}

const toTrialEnd = ({ createdAt }: TeacherRow, school: typeof schools.$inferSelect | undefined) =>
  teacherTrialEndMs(createdAt.getTime(), school?.trialExpiresAt?.getTime() ?? null);

async function readSchool(db: Queryable, { schoolId }: TeacherRow) {
  if (!schoolId) return undefined;
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  return school;
}

export async function readPlanFacts(
  db: Queryable,
  teacher: TeacherRow,
  nowMs: number,
): Promise<PlanFacts> {
  const school = await readSchool(db, teacher);
  const access = school && (await readSchoolAccess(db, school, nowMs));
  return {
    trialExpiresAtMs: toTrialEnd(teacher, school),
    hasPersonalSubscription: teacher.hasActivePersonalSubscription,
    personalPeriodEndMs: teacher.personalSubscriptionCurrentPeriodEnd?.getTime() ?? null,
    school: access
      ? {
          seatLimit: access.seatLimit,
          hasSubscription: access.isActive,
          periodEndMs: access.periodEnd?.getTime() ?? null,
        }
      : null,
  };
}
