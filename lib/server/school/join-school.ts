import 'server-only';
import { and, eq } from 'drizzle-orm';
import { parseLicenceCode } from '@/lib/core/school/licence-code';
import type { Queryable } from '@/lib/db/client';
import { removals, schools } from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { recordActivity } from '@/lib/server/access/record-activity';
import { addToSchool } from './add-to-school';

/**
 * Adds a teacher to the school of a licence code if it has a free seat. A teacher who was removed from it needs an admin's
 * yes first, whichever code they have. The caller has locked the teacher's row.
 */
export async function joinSchool(
  tx: Queryable,
  teacher: TeacherRow,
  typedCode: string,
): Promise<TeacherRow> {
  const code = parseLicenceCode(typedCode);
  // The lock makes concurrent joins wait, so that they cannot all take the last seat.
  const [school] = code
    ? await tx.select().from(schools).where(eq(schools.licenceCode, code)).for('update')
    : [];
  // A replaced code and one that never existed get one error.
  if (!school) throw new AppError('licenceCodeUnknown');
  if (teacher.schoolId === school.id) return teacher;
  if (teacher.schoolId) throw new AppError('hasSchool');
  const removal = and(eq(removals.schoolId, school.id), eq(removals.teacherId, teacher.id));
  if ((await tx.$count(removals, removal)) > 0) throw new AppError('removedFromSchool');
  if ((await countSeatsTaken(tx, school.id)) >= school.seatLimit) throw new AppError('schoolFull');
  const joined = await addToSchool(tx, teacher, school, 'teacher');
  await recordActivity(tx, { schoolId: school.id, kind: 'joined', actor: teacher });
  return joined;
}
