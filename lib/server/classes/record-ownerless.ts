import 'server-only';
import type { ActivityKind } from '@/lib/core/school/activity';
import type { Queryable } from '@/lib/db/client';
import type { ClassRow } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';

export async function recordOwnerless(
  tx: Queryable,
  admin: TeacherRow,
  { teacherId, schoolId }: ClassRow,
  kind: ActivityKind,
): Promise<void> {
  if (teacherId === null && schoolId !== null) {
    await recordActivity(tx, { schoolId, kind, actor: admin });
  }
}
