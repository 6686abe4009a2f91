import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { ownerlessPageSize, type OwnerlessPage } from '@/lib/contracts/school/ownerless-classes';
import type { Queryable } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { countMaps, countPupils } from './count-by-class';

/** Lists a page of the classes of the admin's own school that have no owner, by name; archived ones too. */
export async function listOwnerlessClasses(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  after: PageCursor | undefined,
): Promise<OwnerlessPage> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  const lowerName = sql<string>`lower(${classes.name})`;
  const found = await db
    .select({ row: classes, lowerName })
    .from(classes)
    .where(
      and(
        eq(classes.schoolId, school.id),
        isNull(classes.teacherId),
        after && sql`(${lowerName}, ${classes.id}) > (${after.key}::text, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(lowerName), asc(classes.id))
    .limit(ownerlessPageSize + 1);
  const { rows, next } = toPage(found, ownerlessPageSize, ({ row, lowerName: key }) => ({
    key,
    id: row.id,
  }));
  const ids = rows.map(({ row }) => row.id);
  if (ids.length === 0) return { classes: [], next };
  const pupilCounts = await countPupils(db, ids);
  const mapCounts = await countMaps(db, ids);
  return {
    classes: rows.map(({ row }) => ({
      id: row.id,
      grade: row.grade,
      name: row.name,
      version: row.version,
      pupilCount: pupilCounts.get(row.id) ?? 0,
      mapCount: mapCounts.get(row.id) ?? 0,
      archivedAt: row.archivedAt?.toISOString() ?? null,
    })),
    next,
  };
}
