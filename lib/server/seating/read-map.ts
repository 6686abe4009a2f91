import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps';
import { withoutDeleted } from '@/lib/core/seating/condition';
import type { Queryable } from '@/lib/db/client';
import { pupils, seats } from '@/lib/db/schema/tables';
import { isEditorOf } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { findVisibleMap } from './find-map';

/** Reads a saved map with the pupils' current names; with its conditions only for those with the right to edit the class. */
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
  const isEditor = await isEditorOf(db, teacher, owner);
  const { conditions, lapsed } = withoutDeleted(
    map.conditions,
    rows.map((row) => row.id),
  );
  return {
    id: map.id,
    classId: map.classId,
    grade: owner.grade,
    className: owner.name,
    roomName: map.roomName,
    roomId: map.roomId,
    createdAt: map.createdAt.toISOString(),
    isActive: map.isActive,
    mayEdit: isEditor && owner.archivedAt === null,
    isClassArchived: owner.archivedAt !== null,
    desks: map.desks,
    marks: map.marks,
    boardSide: map.boardSide,
    ...(isEditor && { conditions, lapsedConditions: lapsed }),
    seats: rows.flatMap(({ id, name, row, col }) =>
      row === null || col === null ? [] : [{ pupil: { id, name }, desk: { row, col } }],
    ),
    unseated: rows.flatMap(({ id, name, row }) => (row === null ? [{ id, name }] : [])),
  };
}
