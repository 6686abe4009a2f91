import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';

export async function recordExport(db: Queryable, teacher: TeacherRow): Promise<void> {
  const { schoolId } = teacher;
  if (schoolId) await recordActivity(db, { schoolId, kind: 'exported', actor: teacher });
}
