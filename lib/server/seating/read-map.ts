import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps';
import { pupilsOf, withoutAbsent } from '@/lib/core/seating/condition';
import type { Queryable } from '@/lib/db/client';
import { pupils, seats } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { findVisibleMap } from './find-map';

/** A saved map with the names of today; of a deleted pupil nothing is left. */
export async function readMap(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
): Promise<SavedMap> {
  const { map, class: owner } = await findVisibleMap(db, teacher, mapId);
  const rows = await db
    .select({ id: pupils.id, name: pupils.name, row: seats.row, col: seats.col })
    .from(pupils)
    .leftJoin(seats, and(eq(seats.pupilId, pupils.id), eq(seats.mapId, mapId)))
    .where(eq(pupils.classId, map.classId))
    .orderBy(asc(pupils.position));
  const inClass = new Set(rows.map((row) => row.id));
  const deleted = new Set(map.conditions.flatMap(pupilsOf).filter((id) => !inClass.has(id)));
  return {
    id: map.id,
    classId: map.classId,
    grade: owner.grade,
    className: owner.name,
    roomName: map.roomName,
    createdAt: map.createdAt.toISOString(),
    isActive: map.isActive,
    isOwn: owner.teacherId === teacher.id,
    desks: map.desks,
    conditions: withoutAbsent(map.conditions, deleted).conditions,
    seats: rows.flatMap(({ id, name, row, col }) =>
      row === null || col === null ? [] : [{ pupil: { id, name }, desk: { row, col } }],
    ),
    unseated: rows.flatMap(({ id, name, row }) => (row === null ? [{ id, name }] : [])),
  };
}
