import 'server-only';
import { eq } from 'drizzle-orm';
import type { SchoolSettings, UpdateSchool } from '@/lib/contracts/school/school-settings';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import {
  findSchoolOfAdmin,
  lockSchoolOfAdmin,
  type SchoolRow,
} from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { toSchoolAccess } from '@/lib/server/access/school-access';
import { readBillingState } from '@/lib/server/access/billing-state';
import { shareTrial } from '@/lib/server/billing/trial/share-trial';
import { recordActivity } from '@/lib/server/access/record-activity';

export async function toSettings(
  db: Queryable,
  school: SchoolRow,
  nowMs: number,
): Promise<SchoolSettings> {
  const billingState = await readBillingState(db, school.id);
  return {
    name: school.name,
    organizationNumber: school.organizationNumber,
    schoolYear: school.schoolYear,
    grades: school.grades,
    version: school.version,
    licenceCode: school.licenceCode,
    seatLimit: toSchoolAccess(billingState, toCalendarDate(nowMs)).seatLimit,
    seatsTaken: await countSeatsTaken(db, school.id),
    trialEndsOn: billingState.lastTrialDay,
  };
}

export async function readSettings(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<SchoolSettings> {
  return toSettings(db, await findSchoolOfAdmin(db, teacher, schoolId), nowMs);
}

/**
 * Changes a school's settings. Schools with the same organization number share one trial, so that a second sign-up does
 * not extend the trial.
 */
export async function updateSchool(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  { version, ...input }: UpdateSchool,
  nowMs: number,
): Promise<SchoolSettings> {
  return db.transaction(async (tx) => {
    const school = await lockSchoolOfAdmin(tx, teacher, schoolId);
    if (school.version !== version) throw new AppError('changedMeanwhile');
    const [changed] = await tx
      .update(schools)
      .set({ ...input, version: version + 1 })
      .where(eq(schools.id, school.id))
      .returning();
    await recordActivity(tx, { schoolId: school.id, kind: 'schoolChanged', actor: teacher });
    if (changed!.organizationNumber !== school.organizationNumber) {
      await shareTrial(tx, changed!, nowMs);
    }
    return toSettings(tx, await findSchoolOfAdmin(tx, teacher, school.id), nowMs);
  });
}
