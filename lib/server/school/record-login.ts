import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

export async function recordLogin(
  db: Queryable,
  teacher: TeacherRow,
  teacherId: string,
  nowMs: number,
): Promise<void> {
  if (teacherId.toLowerCase() !== teacher.id) throw new AppError('notFound');
  await db
    .update(teachers)
    .set({ lastLoginAt: new Date(nowMs) })
    .where(eq(teachers.id, teacher.id));
}
