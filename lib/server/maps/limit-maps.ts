import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';

const windowSeconds = 600;

/**
 * The weight of an export grows with its maps, because drawing takes processor time. The limit allows printing every
 * map of a school.
 */
export function limitExports(db: Queryable, teacher: TeacherRow, mapCount = 1): Promise<void> {
  const weight = Math.ceil(mapCount / 4);
  return limitRate(db, { action: 'mapFile', by: teacher.id, max: 200, windowSeconds, weight });
}

/** Limit for three kinds of exam papers for ten tests, because drawing takes seconds. */
export function limitExamPapers(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'examPapers', by: teacher.id, max: 30, windowSeconds });
}

/** Limit of one map every five seconds, because maps are stored for years. */
export function limitSaving(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'saveMap', by: teacher.id, max: 120, windowSeconds });
}

export function limitAbsences(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'absence', by: teacher.id, max: 600, windowSeconds });
}
