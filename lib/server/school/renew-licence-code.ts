import 'server-only';
import { eq } from 'drizzle-orm';
import type { RenewLicenceCode, SchoolSettings } from '@/lib/contracts/school/school-settings';
import { makeLicenceCode, parseLicenceCode } from '@/lib/core/school/licence-code';
import type { Database, Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import { lockSchoolOfAdmin, type SchoolRow } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { recordActivity } from '@/lib/server/access/record-activity';
import { randomCodeBytes } from './random-code';
import { toSettings } from './school-settings';

export async function renewLicenceCode(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  { code }: RenewLicenceCode,
  nowMs: number,
  draw: () => Uint8Array = randomCodeBytes,
): Promise<SchoolSettings> {
  return db.transaction(async (tx) => {
    const school = await lockSchoolOfAdmin(tx, teacher, schoolId);
    if (parseLicenceCode(code) !== school.licenceCode) throw new AppError('changedMeanwhile');
    return toSettings(tx, await changeCode(tx, teacher, school.id, draw), nowMs);
  });
}

export async function changeCode(
  tx: Queryable,
  admin: TeacherRow,
  schoolId: string,
  draw: () => Uint8Array = randomCodeBytes,
): Promise<SchoolRow> {
  const [changed] = await tx
    .update(schools)
    .set({ licenceCode: makeLicenceCode(draw()) })
    .where(eq(schools.id, schoolId))
    .returning();
  await recordActivity(tx, { schoolId, kind: 'codeChanged', actor: admin });
  return changed!;
}
