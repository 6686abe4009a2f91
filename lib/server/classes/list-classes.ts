import 'server-only';
import { and, asc, desc, eq, getTableColumns, isNull, notExists, or, sql } from 'drizzle-orm';
import {
  classPageSize,
  maxRecentClasses,
  type ClassPage,
} from '@/lib/contracts/classes/class-list';
import type { Queryable } from '@/lib/db/client';
import { classEditors, classes, classUses } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { matchesSearch } from './search-classes';
import { summarizeClasses } from './summarize-classes';

const isListed = isNull(classes.archivedAt);

const shareWith = (db: Queryable, teacher: TeacherRow) =>
  db
    .select({ id: classEditors.classId })
    .from(classEditors)
    .where(and(eq(classEditors.classId, classes.id), eq(classEditors.teacherId, teacher.id)));

const isOfColleague = (db: Queryable, teacher: TeacherRow, schoolId: string) =>
  and(
    eq(classes.schoolId, schoolId),
    sql`${classes.teacherId} is distinct from ${teacher.id}`,
    notExists(shareWith(db, teacher)),
    isListed,
  );

export async function listOwnClasses(
  db: Queryable,
  teacher: TeacherRow,
  after?: PageCursor,
): Promise<ClassPage> {
  if (after && !/^\d{1,17}$/.test(after.key)) throw new AppError('invalidRequest');
  const usedAt = sql`coalesce(${classUses.usedAt}, ${classes.createdAt})`;
  const key = sql<string>`(extract(epoch from ${usedAt}) * 1000000)::bigint`;
  const ownIds = sql`(select id from ${classes} where teacher_id = ${teacher.id}
    union all select class_id from ${classEditors} where teacher_id = ${teacher.id})`;
  const found = await db
    .select({ row: getTableColumns(classes), key })
    .from(classes)
    .leftJoin(
      classUses,
      and(eq(classUses.classId, classes.id), eq(classUses.teacherId, teacher.id)),
    )
    .where(
      and(
        sql`${classes.id} in ${ownIds}`,
        teacher.schoolId
          ? or(eq(classes.teacherId, teacher.id), eq(classes.schoolId, teacher.schoolId))
          : eq(classes.teacherId, teacher.id),
        isListed,
        after && sql`(${key}, ${classes.id}) < (${after.key}::bigint, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(key), desc(classes.id))
    .limit(classPageSize + 1);
  const { rows, next } = toPage(found, classPageSize, (entry) => ({
    key: entry.key,
    id: entry.row.id,
  }));
  const shown = rows.map(({ row }) => row);
  return { classes: await summarizeClasses(db, teacher, shown, true), next };
}

export async function listRecentClasses(db: Queryable, teacher: TeacherRow): Promise<ClassPage> {
  if (!teacher.schoolId) return { classes: [], next: null };
  const rows = await db
    .select(getTableColumns(classes))
    .from(classUses)
    .innerJoin(classes, eq(classes.id, classUses.classId))
    .where(and(eq(classUses.teacherId, teacher.id), isOfColleague(db, teacher, teacher.schoolId)))
    .orderBy(desc(classUses.usedAt), desc(classes.id))
    .limit(maxRecentClasses);
  return { classes: await summarizeClasses(db, teacher, rows, false), next: null };
}

export async function listSchoolClasses(
  db: Queryable,
  teacher: TeacherRow,
  search: string,
  after?: PageCursor,
): Promise<ClassPage> {
  if (!teacher.schoolId) return { classes: [], next: null };
  const found = await db
    .select(getTableColumns(classes))
    .from(classes)
    .where(
      and(
        isOfColleague(db, teacher, teacher.schoolId),
        await matchesSearch(db, teacher.schoolId, search),
        after &&
          sql`(${classes.sortName}, ${classes.id}) > (${after.key}::text, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(classes.sortName), asc(classes.id))
    .limit(classPageSize + 1);
  const { rows, next } = toPage(found, classPageSize, (row) => ({
    key: row.sortName,
    id: row.id,
  }));
  return { classes: await summarizeClasses(db, teacher, rows, false), next };
}
