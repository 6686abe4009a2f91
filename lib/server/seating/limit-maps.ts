import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';

const windowSeconds = 600;

/** Drawing a file takes the server's time; somebody who prints every map of a whole school stays below. */
export function limitExports(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'mapFile', by: teacher.id, max: 200, windowSeconds });
}

/** A saved map is kept for years; somebody who saves one every five seconds stays below. */
export function limitSaving(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'saveMap', by: teacher.id, max: 120, windowSeconds });
}
