import 'server-only';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { KeepTermPlan, TermPlan } from '@/lib/contracts/maps/term-plan';
import { maxMaps } from '@/lib/contracts/maps/maps';
import { norwegianDay } from '@/lib/core/maps/norwegian-day';
import type { Database, Queryable } from '@/lib/db/client';
import { classes, seatingMaps, seats } from '@/lib/db/schema/tables';
import { lockEditableClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isBegun, isKeptMap } from '@/lib/server/access/kept-maps';
import { requirePlan } from '@/lib/server/access/require-plan';
import { AppError } from '@/lib/server/errors/app-error';
import { checkMaps } from './check-map';
import type { MapRow } from './find-map';
import { replaceMapState, toMapState } from './map-state';
import { purgeMaps } from './purge-maps';
import { readTermPlan } from './read-map';

type PlannedMap = KeepTermPlan['maps'][number];

export async function keepTermPlan(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  { basis, maps, skippedWeeks }: KeepTermPlan,
  nowMs: number,
): Promise<TermPlan> {
  await requirePlan(db, teacher, nowMs);
  return db.transaction(async (tx) => {
    await lockEditableClass(tx, teacher, classId);
    if (skippedWeeks) {
      await tx.update(classes).set({ skippedWeeks }).where(eq(classes.id, classId));
    }
    const versions = new Map(basis.map(({ id, version }) => [id, version]));
    const wanted = new Set(maps.map(({ id }) => id));
    const toCome = await findToCome(tx, classId);
    const isExpected = ({ id, version }: MapRow) => wanted.has(id) || versions.get(id) === version;
    if (!toCome.every(isExpected)) throw new AppError('changedMeanwhile');
    const known = await findKnown(tx, classId, maps, new Set(toCome.map(({ id }) => id)));
    if (
      maps.some(({ id, plannedFor }) => !known.begun.has(id) && plannedFor < norwegianDay(nowMs))
    ) {
      throw new AppError('seatingInvalid', { details: { reason: 'dayOver' } });
    }
    await checkMaps(tx, classId, maps);
    const gone = toCome.flatMap(({ id }) => (wanted.has(id) ? [] : [id]));
    if (gone.length > 0) {
      const deletedAt = new Date(nowMs);
      await tx.update(seatingMaps).set({ deletedAt }).where(inArray(seatingMaps.id, gone));
    }
    for (const map of maps) {
      const row = known.rows.get(map.id);
      if (!row) continue;
      const version = versions.get(map.id) ?? (row.deletedAt ? row.version : 0);
      const state = await toMapState(tx, teacher, { ...map, off: row.off });
      await replaceMapState(tx, teacher, row, { version, state, nowMs });
      await tx
        .update(seatingMaps)
        .set({ ...toDates(map), deletedAt: null })
        .where(eq(seatingMaps.id, map.id));
    }
    await purgeMaps(tx, classId, nowMs);
    const added = maps.filter(({ id }) => !known.rows.has(id) && !known.begun.has(id));
    await insertMaps(tx, teacher, classId, added, nowMs);
    return readTermPlan(tx, teacher, classId);
  });
}

const toDates = ({ plannedFor, isFixed }: PlannedMap) => ({
  isFixed,
  plannedFor,
  activeFrom: sql<Date>`greatest(clock_timestamp(), ${plannedFor}::date::timestamp at time zone 'Europe/Oslo')`,
});

const isOfClass = (classId: string) => and(eq(seatingMaps.classId, classId), isKeptMap);

const findToCome = (tx: Queryable, classId: string): Promise<MapRow[]> =>
  tx
    .select()
    .from(seatingMaps)
    .where(and(isOfClass(classId), not(isBegun)));

async function findKnown(
  tx: Queryable,
  classId: string,
  maps: PlannedMap[],
  toCome: ReadonlySet<string>,
) {
  const ids = maps.map(({ id }) => id);
  const found = ids.length
    ? await tx.select().from(seatingMaps).where(inArray(seatingMaps.id, ids))
    : [];
  if (found.some((row) => row.classId !== classId)) throw new AppError('idTaken');
  const isInUse = ({ id, deletedAt }: MapRow) => deletedAt === null && !toCome.has(id);
  const begun = new Set(found.filter(isInUse).map(({ id }) => id));
  const rows = new Map(found.flatMap((row) => (begun.has(row.id) ? [] : [[row.id, row]])));
  return { rows, begun };
}

async function insertMaps(
  tx: Queryable,
  teacher: TeacherRow,
  classId: string,
  maps: PlannedMap[],
  nowMs: number,
): Promise<void> {
  if (maps.length === 0) return;
  if ((await tx.$count(seatingMaps, isOfClass(classId))) + maps.length > maxMaps) {
    throw new AppError('tooManyMaps');
  }
  const at = new Date(nowMs);
  const made = {
    classId,
    createdBy: teacher.id,
    updatedBy: teacher.id,
    createdAt: at,
    updatedAt: at,
  };
  const rows = [];
  for (const map of maps) {
    const { seats: _, ...columns } = await toMapState(tx, teacher, map);
    rows.push({ ...columns, ...toDates(map), ...made, id: map.id });
  }
  await tx.insert(seatingMaps).values(rows);
  const seated = maps.flatMap((map) =>
    map.seats.map(({ pupilId, desk }) => ({ mapId: map.id, pupilId, ...desk })),
  );
  if (seated.length > 0) await tx.insert(seats).values(seated);
}
