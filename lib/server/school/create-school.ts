import 'server-only';
import { and, eq } from 'drizzle-orm';
import { newSchoolTrialEndMs } from '@/lib/core/billing/plan';
import { makeLicenceCode } from '@/lib/core/school/licence-code';
import type { Queryable } from '@/lib/db/client';
import { admins, schools } from '@/lib/db/schema/tables';
import type { SchoolRow } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { beginSubscription } from '@/lib/server/billing/subscriptions/subscription-row';
import { recordActivity } from '@/lib/server/access/record-activity';
import { addToSchool } from './add-to-school';
import { randomCodeBytes } from './random-code';

/**
 * Creates a school with a licence code, and makes the teacher its admin. Its trial is counted from the teacher's own
 * registration. The caller has locked the teacher's row.
 */
export async function createSchool(
  tx: Queryable,
  teacher: TeacherRow,
  name: string,
  nowMs: number,
  draw: () => Uint8Array = randomCodeBytes,
): Promise<TeacherRow> {
  if (teacher.schoolId) {
    if (await isAdminOfSchool(tx, teacher, name)) return teacher;
    throw new AppError('hasSchool');
  }
  const trialEnd = newSchoolTrialEndMs(
    teacher.createdAt.getTime(),
    teacher.trialExpiresAt?.getTime() ?? null,
    nowMs,
  );
  const school = await insertSchool(tx, name, trialEnd, draw);
  await beginSubscription(tx, school, nowMs);
  await tx.insert(admins).values({ teacherId: teacher.id, schoolId: school.id });
  await recordActivity(tx, { schoolId: school.id, kind: 'schoolCreated', actor: teacher });
  return addToSchool(tx, teacher, school, 'admin');
}

/** Whether the request is a repeat: the teacher is already admin of a school with that name. */
async function isAdminOfSchool(tx: Queryable, teacher: TeacherRow, name: string): Promise<boolean> {
  const found = await tx
    .select({ id: schools.id })
    .from(schools)
    .innerJoin(admins, eq(admins.schoolId, schools.id))
    .where(and(eq(admins.teacherId, teacher.id), eq(schools.name, name)));
  return found.length > 0;
}

async function insertSchool(
  tx: Queryable,
  name: string,
  trialEnd: number | null,
  draw: () => Uint8Array,
): Promise<SchoolRow> {
  const trialExpiresAt = trialEnd === null ? null : new Date(trialEnd);
  // Two of 2^40 codes are almost never equal; several in a row mean that the random source is broken.
  for (let tries = 0; tries < 5; tries += 1) {
    const [school] = await tx
      .insert(schools)
      .values({ name, licenceCode: makeLicenceCode(draw()), trialExpiresAt })
      .onConflictDoNothing({ target: schools.licenceCode })
      .returning();
    if (school) return school;
  }
  throw new Error('No licence code could be drawn that is not in use.');
}
