import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';

const windowSeconds = 600;

export function limitExports(db: Queryable, teacher: TeacherRow, mapCount = 1): Promise<void> {
  const weight = Math.ceil(mapCount / 4);
  return limitRate(db, { action: 'mapFile', by: teacher.id, max: 200, windowSeconds, weight });
}

export function limitExamPapers(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'examPapers', by: teacher.id, max: 30, windowSeconds });
}

export function limitSaving(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'saveMap', by: teacher.id, max: 120, windowSeconds });
}

export function limitAbsences(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'absence', by: teacher.id, max: 600, windowSeconds });
}
