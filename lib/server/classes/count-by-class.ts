import 'server-only';
import { and, count, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { type classes, pupils, seatingMaps } from '@/lib/db/schema/tables';
import { isKeptMap } from '@/lib/server/access/kept-maps';

const countPupils = (db: Queryable, classIds: string[]) => countBy(db, pupils, classIds);

const countMaps = (db: Queryable, classIds: string[]) =>
  countBy(db, seatingMaps, classIds, isKeptMap);

export async function describeClasses(db: Queryable, rows: (typeof classes.$inferSelect)[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pupilCounts = await countPupils(db, ids);
  const mapCounts = await countMaps(db, ids);
  return rows.map(({ id, grade, name, version }) => ({
    ...{ id, grade, name, version },
    pupilCount: pupilCounts.get(id) ?? 0,
    mapCount: mapCounts.get(id) ?? 0,
  }));
}

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
