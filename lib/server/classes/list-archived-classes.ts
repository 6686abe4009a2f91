import 'server-only';
import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { maxArchivedClasses, type ArchivedClasses } from '@/lib/contracts/classes';
import type { Queryable } from '@/lib/db/client';
import { classes, pupils, seatingMaps, teachers } from '@/lib/db/schema/tables';
import { visibleTo } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** Lists archived classes that the teacher may see and whose name or owner's name has the text; the latest first. */
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
  const ids = rows.map(({ row }) => row.id);
  if (ids.length === 0) return { classes: [], total: 0 };

  const pupilCounts = await db
    .select({ classId: pupils.classId, count: count() })
    .from(pupils)
    .where(inArray(pupils.classId, ids))
    .groupBy(pupils.classId);
  const mapCounts = await db
    .select({ classId: seatingMaps.classId, count: count() })
    .from(seatingMaps)
    .where(inArray(seatingMaps.classId, ids))
    .groupBy(seatingMaps.classId);
  const pupilCountByClass = new Map(pupilCounts.map((entry) => [entry.classId, entry.count]));
  const mapCountByClass = new Map(mapCounts.map((entry) => [entry.classId, entry.count]));
  return {
    classes: rows.map(({ row, teacherName }) => ({
      id: row.id,
      grade: row.grade,
      name: row.name,
      version: row.version,
      pupilCount: pupilCountByClass.get(row.id) ?? 0,
      mapCount: mapCountByClass.get(row.id) ?? 0,
      teacherName,
      isOwn: row.teacherId === teacher.id,
      archivedAt: row.archivedAt!.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}
