import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';

/** Limits changes, because each of them writes the whole list. The limit allows one a second. */
export function limitChanges(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'putConditions', by: teacher.id, max: 600, windowSeconds: 600 });
}
