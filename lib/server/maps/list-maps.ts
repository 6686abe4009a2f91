import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { mapsPerPage, type MapList } from '@/lib/contracts/maps/maps';
import { maxDrawnCells } from '@/lib/contracts/rooms/rooms';
import { brokenForSeated } from '@/lib/core/conditions/checker';
import { withoutDeleted } from '@/lib/core/conditions/condition';
import { toFullSeating } from '@/lib/core/maps/map-seats';
import type { Queryable } from '@/lib/db/client';
import { seatingMaps, teachers } from '@/lib/db/schema/tables';
import { findVisibleClass, isEditorOf } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isActiveMap, isBegun, isKeptMap } from '@/lib/server/access/kept-maps';
import { AppError } from '@/lib/server/errors/app-error';
import { listPupils } from './read-map';

const changer = alias(teachers, 'changer');

/** Lists a page of the class's maps so far, the one that was active last first; `before` is the last of the page before. */
export async function listMaps(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
  before: string | null,
): Promise<MapList> {
  const owner = await findVisibleClass(db, teacher, classId);
  const ofClass = and(eq(seatingMaps.classId, classId), isKeptMap, isBegun);
  const rows = await db
    .select({
      map: seatingMaps,
      isActive: isActiveMap,
      createdBy: teachers.name,
      updatedBy: changer.name,
      seats: sql<Seat[]>`(
        select coalesce(json_agg(json_build_object('pupilId', seats.pupil_id,
          'desk', json_build_object('row', seats."row", 'col', seats.col))), '[]')
        from seats where seats.map_id = seating_maps.id)`,
    })
    .from(seatingMaps)
    .leftJoin(teachers, eq(teachers.id, seatingMaps.createdBy))
    .leftJoin(changer, eq(changer.id, seatingMaps.updatedBy))
    .where(and(ofClass, before === null ? undefined : await olderThan(db, classId, before)))
    .orderBy(desc(seatingMaps.activeFrom), desc(seatingMaps.id))
    .limit(mapsPerPage + 1);
  const shown = rows.slice(0, mapsPerPage);
  const total =
    before === null && rows.length <= mapsPerPage
      ? rows.length
      : await db.$count(seatingMaps, ofClass);
  const isEditor = await isEditorOf(db, teacher, owner);
  const inClass = (await listPupils(db, classId)).map(({ id }) => id);
  const maps = shown.map(
    ({ map, isActive, createdBy, updatedBy, seats: atDesks }): MapList['maps'][number] => {
      const { id, name, version, plannedFor, roomName, desks, marks, boardSide, trainees } = map;
      const takenDesks = [
        ...atDesks.map(({ desk }) => desk),
        ...trainees.flatMap((g) => g.desk ?? []),
      ];
      const isDrawn = desks.length + marks.length <= maxDrawnCells;
      return {
        ...{ id, name, version, plannedFor, isActive, roomName, createdBy, updatedBy },
        createdAt: map.createdAt.toISOString(),
        activeFrom: map.activeFrom.toISOString(),
        updatedAt: map.updatedAt.toISOString(),
        seatedCount: takenDesks.length,
        layout: isDrawn ? { desks, marks, boardSide, takenDesks } : null,
        ...(isEditor && { broken: findBroken(map, inClass, atDesks) }),
      };
    },
  );
  return { maps, total, hasMore: rows.length > mapsPerPage };
}

/** SQL condition for the maps that follow another in the list. That one may be deleted since. */
async function olderThan(db: Queryable, classId: string, before: string) {
  if (!z.uuid().safeParse(before).success) throw new AppError('notFound');
  const [last] = await db
    .select({ activeFrom: sql<string>`${seatingMaps.activeFrom}::text` })
    .from(seatingMaps)
    .where(and(eq(seatingMaps.id, before), eq(seatingMaps.classId, classId)));
  if (!last) throw new AppError('notFound');
  return sql`(${seatingMaps.activeFrom}, ${seatingMaps.id}) < (${last.activeFrom}::timestamptz, ${before}::uuid)`;
}

interface Seat {
  pupilId: string;
  desk: { row: number; col: number };
}

/** The conditions that a map breaks. */
function findBroken(map: typeof seatingMaps.$inferSelect, inClass: string[], atDesks: Seat[]) {
  const { kept } = withoutDeleted(map.conditions, inClass);
  const seating = toFullSeating({ seats: atDesks, trainees: map.trainees });
  const broken = new Set(brokenForSeated(map, kept, seating));
  return kept.filter(({ id }) => broken.has(id));
}
