import 'server-only';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { memberPageSize, type MemberPage } from '@/lib/contracts/school/school-members';
import type { Queryable } from '@/lib/db/client';
import { admins, classes, teachers } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';

export async function listMembers(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  { search, after }: { search: string; after: PageCursor | undefined },
): Promise<MemberPage> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  const lowerName = sql<string>`lower(${teachers.name})`;
  const has = (column: typeof teachers.name | typeof teachers.email) =>
    sql`position(lower(${search}) in lower(${column})) > 0`;
  const wanted = and(
    eq(teachers.schoolId, school.id),
    search ? or(has(teachers.name), has(teachers.email)) : undefined,
  );
  const total = await db.$count(teachers, wanted);
  const found = await db
    .select({ row: teachers, lowerName, isAdmin: sql<boolean>`${admins.id} is not null` })
    .from(teachers)
    .leftJoin(admins, and(eq(admins.teacherId, teachers.id), eq(admins.schoolId, school.id)))
    .where(
      and(
        wanted,
        after && sql`(${lowerName}, ${teachers.id}) > (${after.key}::text, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(lowerName), asc(teachers.id))
    .limit(memberPageSize + 1);
  const { rows, next } = toPage(found, memberPageSize, ({ row, lowerName: key }) => ({
    key,
    id: row.id,
  }));
  const classCounts = await countClasses(
    db,
    school.id,
    rows.map(({ row }) => row.id),
  );
  return {
    members: rows.map(({ row, isAdmin }) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      isAdmin,
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
      classCount: classCounts.get(row.id) ?? 0,
    })),
    total,
    next,
  };
}

async function countClasses(
  db: Queryable,
  schoolId: string,
  teacherIds: string[],
): Promise<Map<string | null, number>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .select({ teacherId: classes.teacherId, count: count() })
    .from(classes)
    .where(
      and(
        inArray(classes.teacherId, teacherIds),
        eq(classes.schoolId, schoolId),
        isNull(classes.archivedAt),
      ),
    )
    .groupBy(classes.teacherId);
  return new Map(rows.map((row) => [row.teacherId, row.count]));
}
