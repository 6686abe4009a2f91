import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { memberPageSize, type RemovalPage } from '@/lib/contracts/school/school-members';
import type { Queryable } from '@/lib/db/client';
import { removals, teachers } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';

export async function listRemovals(
  db: Queryable,
  admin: TeacherRow,
  schoolId: string,
  after: PageCursor | undefined,
): Promise<RemovalPage> {
  const school = await findSchoolOfAdmin(db, admin, schoolId);
  const lowerName = sql<string>`lower(${teachers.name})`;
  const found = await db
    .select({ id: teachers.id, name: teachers.name, removedAt: removals.removedAt, key: lowerName })
    .from(removals)
    .innerJoin(teachers, eq(teachers.id, removals.teacherId))
    .where(
      and(
        eq(removals.schoolId, school.id),
        after && sql`(${lowerName}, ${teachers.id}) > (${after.key}::text, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(lowerName), asc(teachers.id))
    .limit(memberPageSize + 1);
  const { rows, next } = toPage(found, memberPageSize, ({ key, id }) => ({ key, id }));
  return {
    removals: rows.map(({ id, name, removedAt }) => ({
      teacherId: id,
      name,
      removedAt: removedAt.toISOString(),
    })),
    next,
  };
}
