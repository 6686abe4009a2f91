import 'server-only';
import { count, inArray } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import type { pupils, seatingMaps } from '@/lib/db/schema/tables';

/** How many rows of a table each of these classes has; a class without any is not in the map. */
export async function countByClass(
  db: Queryable,
  table: typeof pupils | typeof seatingMaps,
  classIds: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ classId: table.classId, count: count() })
    .from(table)
    .where(inArray(table.classId, classIds))
    .groupBy(table.classId);
  return new Map(rows.map((row) => [row.classId, row.count]));
}
