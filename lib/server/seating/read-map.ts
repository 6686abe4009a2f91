import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps';
import type { Condition } from '@/lib/core/seating/model';
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
    .from(seats)
    .innerJoin(pupils, eq(pupils.id, seats.pupilId))
    .where(eq(seats.mapId, mapId))
    .orderBy(asc(pupils.position));
  const left = new Set(rows.map((row) => row.id));
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
    conditions: map.conditions.flatMap((condition) => withoutDeleted(condition, left)),
    seats: rows.map(({ id, name, row, col }) => ({ pupil: { id, name }, desk: { row, col } })),
  };
}

function withoutDeleted(condition: Condition, left: ReadonlySet<string>): Condition[] {
  if (condition.type === 'fixed') return left.has(condition.pupil) ? [condition] : [];
  const pupils = condition.pupils.filter((pupil) => left.has(pupil));
  const least = condition.type === 'together' || condition.type === 'apart' ? 2 : 1;
  return pupils.length >= least ? [{ ...condition, pupils }] : [];
}
