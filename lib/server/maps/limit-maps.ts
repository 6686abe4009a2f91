import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';

const windowSeconds = 600;

/**
 * Limits downloads, because making a file takes processor time: one of a plan with many maps more than one of a map. The
 * limit allows printing every map of a school.
 */
export function limitExports(db: Queryable, teacher: TeacherRow, mapCount = 1): Promise<void> {
  const weight = Math.ceil(mapCount / 4);
  return limitRate(db, { action: 'mapFile', by: teacher.id, max: 200, windowSeconds, weight });
}

/** Limits papers of tests, which may take some seconds to draw. The limit allows the three kinds for ten tests. */
export function limitExamPapers(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'examPapers', by: teacher.id, max: 30, windowSeconds });
}

/** Limits saving, because maps are kept for years. The limit allows one map every five seconds. */
export function limitSaving(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'saveMap', by: teacher.id, max: 120, windowSeconds });
}

/** Limits marking pupils as away. The limit allows marking twenty classes of thirty. */
export function limitAbsences(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'absence', by: teacher.id, max: 600, windowSeconds });
}
