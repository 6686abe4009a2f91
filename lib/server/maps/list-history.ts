import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { Queryable } from '@/lib/db/client';
import { seatingMaps, seats } from '@/lib/db/schema/tables';
import { findVisibleClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isBegun, isKeptMap } from '@/lib/server/access/kept-maps';

const maxHistory = 40;

export async function listHistory(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<MapHistory> {
  await findVisibleClass(db, teacher, classId);
  const maps = await db
    .select({ id: seatingMaps.id, desks: seatingMaps.desks })
    .from(seatingMaps)
    .where(and(eq(seatingMaps.classId, classId), isKeptMap, isBegun))
    .orderBy(desc(seatingMaps.activeFrom), desc(seatingMaps.id))
    .limit(maxHistory);
  const ids = maps.map((map) => map.id);
  const rows = ids.length ? await db.select().from(seats).where(inArray(seats.mapId, ids)) : [];
  const byMap = new Map<string, MapHistory[number]['seats']>(ids.map((id) => [id, []]));
  for (const { mapId, pupilId, row, col } of rows) {
    byMap.get(mapId)?.push({ pupilId, desk: { row, col } });
  }
  return maps.map((map) => ({ ...map, seats: byMap.get(map.id) ?? [] }));
}
