import 'server-only';
import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { maxArchivedClasses, type ArchivedClasses } from '@/lib/contracts/classes/classes';
import type { Queryable } from '@/lib/db/client';
import { classes, teachers } from '@/lib/db/schema/tables';
import { visibleTo } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { describeClasses } from './count-by-class';

export async function listArchivedClasses(
  db: Queryable,
  teacher: TeacherRow,
  search: string,
): Promise<ArchivedClasses> {
  const has = (column: typeof classes.name | typeof teachers.name) =>
    sql`position(lower(${search}) in lower(${column})) > 0`;
  const wanted = and(
    visibleTo(teacher),
    isNotNull(classes.archivedAt),
    search ? or(has(classes.name), has(teachers.name)) : undefined,
  );
  const isOwn = sql<boolean>`${classes.teacherId} is not distinct from ${teacher.id}`;
  const rows = await db
    .select({ row: classes, teacherName: teachers.name, total: sql<number>`count(*) over ()::int` })
    .from(classes)
    .leftJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(wanted)
    .orderBy(desc(isOwn), desc(classes.archivedAt), asc(classes.id))
    .limit(maxArchivedClasses);
  const described = await describeClasses(
    db,
    rows.map(({ row }) => row),
  );
  return {
    classes: rows.map(({ row, teacherName }, index) => ({
      ...described[index]!,
      teacherName,
      isOwn: row.teacherId === teacher.id,
      archivedAt: row.archivedAt!.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}
