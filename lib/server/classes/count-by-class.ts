import 'server-only';
import { and, count, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { pupils, seatingMaps } from '@/lib/db/schema/tables';
import { isKeptMap } from '@/lib/server/access/kept-maps';

/** How many pupils each of these classes has; a class without any is not in the map. */
export const countPupils = (db: Queryable, classIds: string[]) => countBy(db, pupils, classIds);

/** How many maps each of these classes has; a class without any is not in the map. */
export const countMaps = (db: Queryable, classIds: string[]) =>
  countBy(db, seatingMaps, classIds, isKeptMap);

async function countBy(
  db: Queryable,
  table: typeof pupils | typeof seatingMaps,
  classIds: string[],
  counted?: SQL,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ classId: table.classId, count: count() })
    .from(table)
    .where(and(inArray(table.classId, classIds), counted))
    .groupBy(table.classId);
  return new Map(rows.map((row) => [row.classId, row.count]));
}
