import 'server-only';
import type { NamedSchool } from '@/lib/contracts/school/schools';
import type { Queryable } from '@/lib/db/client';
import { findOwnSchool } from '@/lib/server/access/find-school';
import { readSchoolAccess } from '@/lib/server/access/school-access';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

export async function readSchool(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<NamedSchool> {
  const school = await findOwnSchool(db, teacher, schoolId);
  const { seatLimit, isActive, periodEnd } = await readSchoolAccess(db, school.id, nowMs);
  return {
    name: school.name,
    school_year: school.schoolYear,
    grades: school.grades,
    seat_limit: seatLimit,
    has_active_subscription: isActive,
    subscription_current_period_end: periodEnd?.toISOString() ?? null,
  };
}
