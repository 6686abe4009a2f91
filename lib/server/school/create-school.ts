import 'server-only';
import { eq } from 'drizzle-orm';
import { schoolLastTrialDay } from '@/lib/core/billing/trial';
import { makeLicenceCode } from '@/lib/core/school/licence-code';
import type { Queryable } from '@/lib/db/client';
import { admins, schools, teachers } from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { isAdminOf, type SchoolRow } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { openSchoolBilling } from '@/lib/server/access/billing-state';
import { recordActivity } from '@/lib/server/access/record-activity';
import { addToSchool } from './add-to-school';
import { randomCodeBytes } from './random-code';

const correctableForMs = 60 * 60 * 1000;

export async function createSchool(
  tx: Queryable,
  teacher: TeacherRow,
  name: string,
  nowMs: number,
  draw: () => Uint8Array = randomCodeBytes,
): Promise<TeacherRow> {
  if (teacher.schoolId) {
    await repeatCreation(tx, teacher, teacher.schoolId, { name, nowMs });
    return teacher;
  }
  const school = await insertSchool(tx, { name, nowMs }, draw);
  const lastTrialDay = schoolLastTrialDay(teacher.firstSchoolAt?.getTime() ?? null, nowMs);
  await openSchoolBilling(tx, school.id, lastTrialDay, nowMs);
  if (!teacher.firstSchoolAt) {
    const firstSchoolAt = new Date(nowMs);
    await tx.update(teachers).set({ firstSchoolAt }).where(eq(teachers.id, teacher.id));
  }
  await tx.insert(admins).values({ teacherId: teacher.id, schoolId: school.id });
  await recordActivity(tx, { schoolId: school.id, kind: 'schoolCreated', actor: teacher });
  return addToSchool(tx, teacher, school, 'admin');
}

async function repeatCreation(
  tx: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  { name, nowMs }: { name: string; nowMs: number },
): Promise<void> {
  const [school] = await tx
    .select()
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update');
  if (!school || !(await isAdminOf(tx, teacher, schoolId))) throw new AppError('hasSchool');
  if (school.name === name) return;
  const isNew = nowMs - school.createdAt.getTime() < correctableForMs;
  if (!isNew || (await countSeatsTaken(tx, schoolId)) > 1) throw new AppError('hasSchool');
  await tx
    .update(schools)
    .set({ name, version: school.version + 1 })
    .where(eq(schools.id, schoolId));
  await recordActivity(tx, { schoolId, kind: 'schoolChanged', actor: teacher });
}

async function insertSchool(
  tx: Queryable,
  { name, nowMs }: { name: string; nowMs: number },
  draw: () => Uint8Array,
): Promise<SchoolRow> {
  const createdAt = new Date(nowMs);
  for (let tries = 0; tries < 5; tries += 1) {
    const [school] = await tx
      .insert(schools)
      .values({ name, licenceCode: makeLicenceCode(draw()), createdAt })
      .onConflictDoNothing({ target: schools.licenceCode })
      .returning();
    if (school) return school;
  }
  throw new Error('No licence code could be drawn that is not in use.');
}
