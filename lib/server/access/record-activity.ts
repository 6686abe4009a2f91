import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import {
  activityKeptDays,
  type ActivityDetail,
  type ActivityKind,
} from '@/lib/core/school/activity';
import type { Queryable } from '@/lib/db/client';
import { activityLog } from '@/lib/db/schema/tables';

export interface NewActivity {
  schoolId: string;
  kind: ActivityKind;
  actor: { id: string } | null;
  subject?: { id: string };
  detail?: ActivityDetail;
}

export async function recordActivity(
  tx: Queryable,
  { schoolId, kind, actor, subject, detail = {} }: NewActivity,
): Promise<void> {
  await tx
    .insert(activityLog)
    .values({ schoolId, kind, actorId: actor?.id ?? null, subjectId: subject?.id ?? null, detail });
  const oldest = sql`now() - make_interval(days => ${activityKeptDays})`;
  await tx
    .delete(activityLog)
    .where(and(eq(activityLog.schoolId, schoolId), lt(activityLog.createdAt, oldest)));
}
