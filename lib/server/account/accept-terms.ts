import 'server-only';
import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

export async function acceptTerms(
  db: Queryable,
  teacher: TeacherRow,
  version: string,
  nowMs: number,
): Promise<void> {
  if (version !== termsVersion) throw new AppError('termsNotAccepted');
  if (teacher.termsVersion === version) return;
  await db
    .update(teachers)
    .set({ termsVersion: version, termsAcceptedAt: new Date(nowMs) })
    .where(eq(teachers.id, teacher.id));
}
