import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { activityPageSize, type ActivityPage } from '@/lib/contracts/school/school-activity';
import type { Queryable } from '@/lib/db/client';
import { activityLog, teachers } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';

const momentSchema = z.iso.datetime({ precision: 3 });

/** PostgreSQL refuses the year 0000. */
const isMoment = (key: string) => momentSchema.safeParse(key).success && !key.startsWith('0000');

export async function listActivity(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  after: PageCursor | undefined,
): Promise<ActivityPage> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  if (after && !isMoment(after.key)) throw new AppError('invalidRequest');
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
          sql`(${activityLog.createdAt}, ${activityLog.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
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
