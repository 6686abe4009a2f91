import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { ownerlessPageSize, type OwnerlessPage } from '@/lib/contracts/school/ownerless-classes';
import type { Queryable } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { describeClasses } from './count-by-class';

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
  const described = await describeClasses(
    db,
    rows.map(({ row }) => row),
  );
  return {
    classes: rows.map(({ row }, index) => ({
      ...described[index]!,
      archivedAt: row.archivedAt?.toISOString() ?? null,
    })),
    next,
  };
}
