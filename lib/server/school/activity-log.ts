import 'server-only';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activityPageSize, type ActivityPage } from '@/lib/contracts/school-activity';
import {
  activityKeptDays,
  type ActivityDetail,
  type ActivityKind,
} from '@/lib/core/school/activity';
import type { Queryable } from '@/lib/db/client';
import { activityLog, teachers } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';

export interface NewActivity {
  schoolId: string;
  kind: ActivityKind;
  /** The teacher who did it. */
  actor: { id: string };
  /** The teacher it was done to. */
  subject?: { id: string };
  detail?: ActivityDetail;
}

/**
 * Records what happened at a school, in the transaction in which it happened. Deletes the school's entries whose time is
 * over.
 */
export async function recordActivity(
  tx: Queryable,
  { schoolId, kind, actor, subject, detail = {} }: NewActivity,
): Promise<void> {
  await tx
    .insert(activityLog)
    .values({ schoolId, kind, actorId: actor.id, subjectId: subject?.id ?? null, detail });
  const oldest = sql`now() - make_interval(days => ${activityKeptDays})`;
  await tx
    .delete(activityLog)
    .where(and(eq(activityLog.schoolId, schoolId), lt(activityLog.createdAt, oldest)));
}

/** Reads a page of the activity log of the admin's own school, the latest entry first. */
export async function listActivity(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  after: PageCursor | undefined,
): Promise<ActivityPage> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  if (after && Number.isNaN(Date.parse(after.key))) throw new AppError('invalidRequest');
  const actor = alias(teachers, 'actor');
  const subject = alias(teachers, 'subject');
  const found = await db
    .select({ entry: activityLog, actorName: actor.name, subjectName: subject.name })
    .from(activityLog)
    .leftJoin(actor, eq(actor.id, activityLog.actorId))
    .leftJoin(subject, eq(subject.id, activityLog.subjectId))
    .where(
      and(
        eq(activityLog.schoolId, school.id),
        after &&
          sql`(${activityLog.createdAt}, ${activityLog.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(activityLog.createdAt), desc(activityLog.id))
    .limit(activityPageSize + 1);
  const { rows, next } = toPage(found, activityPageSize, ({ entry }) => ({
    key: entry.createdAt.toISOString(),
    id: entry.id,
  }));
  return {
    entries: rows.map(({ entry, actorName, subjectName }) => ({
      id: entry.id,
      kind: entry.kind,
      at: entry.createdAt.toISOString(),
      actorName,
      subjectName,
      isOfSelf: entry.actorId !== null && entry.actorId === entry.subjectId,
      classes: entry.detail.classes ?? null,
      schoolYear: entry.detail.schoolYear ?? null,
    })),
    next,
  };
}
