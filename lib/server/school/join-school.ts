import 'server-only';
import { and, eq } from 'drizzle-orm';
import { parseLicenceCode } from '@/lib/core/school/licence-code';
import type { Queryable } from '@/lib/db/client';
import { removals, schools } from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { readSchoolAccess } from '@/lib/server/access/school-access';
import { recordActivity } from '@/lib/server/access/record-activity';
import { addToSchool } from './add-to-school';

export async function joinSchool(
  tx: Queryable,
  teacher: TeacherRow,
  typedCode: string,
  nowMs: number,
): Promise<TeacherRow> {
  const code = parseLicenceCode(typedCode);
  // The lock on the school serializes concurrent joins, so only one teacher gets the last seat of the licence.
  const [school] = code
    ? await tx.select().from(schools).where(eq(schools.licenceCode, code)).for('update')
    : [];
  if (!school) throw new AppError('licenceCodeUnknown');
  if (teacher.schoolId === school.id) return teacher;
  if (teacher.schoolId) throw new AppError('hasSchool');
  const removal = and(eq(removals.schoolId, school.id), eq(removals.teacherId, teacher.id));
  if ((await tx.$count(removals, removal)) > 0) throw new AppError('removedFromSchool');
  const { seatLimit } = await readSchoolAccess(tx, school.id, nowMs);
  if ((await countSeatsTaken(tx, school.id)) >= seatLimit) throw new AppError('schoolFull');
  const joined = await addToSchool(tx, teacher, school, 'teacher');
  await recordActivity(tx, { schoolId: school.id, kind: 'joined', actor: teacher });
  return joined;
}
