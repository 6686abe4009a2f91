import 'server-only';
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { maxAbsenceDays } from '@/lib/contracts/maps/maps';
import type { Queryable } from '@/lib/db/client';
import { mapAbsences, seatingMaps } from '@/lib/db/schema/tables';

const dayMs = 24 * 60 * 60 * 1000;

const keptDeletedMs = 7 * dayMs;

export const maxDeletedMaps = 100;

export async function purgeMaps(tx: Queryable, classId: string, nowMs: number): Promise<void> {
  await purgeAbsences(tx, classId, nowMs);
  const deleted = and(eq(seatingMaps.classId, classId), isNotNull(seatingMaps.deletedAt));
  const tooMany = tx
    .select({ id: seatingMaps.id })
    .from(seatingMaps)
    .where(deleted)
    .orderBy(desc(seatingMaps.deletedAt), seatingMaps.id)
    .offset(maxDeletedMaps);
  await tx
    .delete(seatingMaps)
    .where(
      and(
        deleted,
        or(
          lt(seatingMaps.deletedAt, new Date(nowMs - keptDeletedMs)),
          inArray(seatingMaps.id, tooMany),
        ),
      ),
    );
}

export async function purgeAbsences(tx: Queryable, classId: string, nowMs: number): Promise<void> {
  const maps = tx
    .select({ id: seatingMaps.id })
    .from(seatingMaps)
    .where(eq(seatingMaps.classId, classId));
  await tx
    .delete(mapAbsences)
    .where(and(inArray(mapAbsences.mapId, maps), lt(mapAbsences.day, oldestDay(nowMs))));
}

const oldestDay = (nowMs: number) =>
  new Date(nowMs - maxAbsenceDays * dayMs).toISOString().slice(0, 10);

const purgedAtOnce = 20;

export async function purgeOldestAbsences(tx: Queryable, nowMs: number): Promise<void> {
  const old = await tx
    .select({ mapId: mapAbsences.mapId, day: mapAbsences.day, pupilId: mapAbsences.pupilId })
    .from(mapAbsences)
    .where(lt(mapAbsences.day, oldestDay(nowMs)))
    .limit(purgedAtOnce)
    .for('update', { skipLocked: true });
  if (old.length === 0) return;
  const rows = old.map(
    ({ mapId, day, pupilId }) => sql`(${mapId}::uuid, ${day}::date, ${pupilId}::uuid)`,
  );
  await tx
    .delete(mapAbsences)
    .where(
      sql`(${mapAbsences.mapId}, ${mapAbsences.day}, ${mapAbsences.pupilId}) in (${sql.join(rows, sql`, `)})`,
    );
}
