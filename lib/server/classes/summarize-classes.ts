import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { ClassSummary } from '@/lib/contracts/classes';
import type { Queryable } from '@/lib/db/client';
import { seatingMaps, seats, teachers } from '@/lib/db/schema/tables';
import type { ClassRow } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isKeptMap } from '@/lib/server/access/kept-maps';
import { countPupils } from './count-by-class';

/** Describes the classes of a page, in their order. `mayEdit` says which of those the teacher does not own they may change. */
export async function summarizeClasses(
  db: Queryable,
  teacher: TeacherRow,
  rows: ClassRow[],
  mayEdit: boolean,
): Promise<ClassSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const pupilCounts = await countPupils(db, ids);
  const names = await namesOf(db, rows);
  const maps = await activeMaps(db, ids);
  return rows.map((row) => {
    const isOwn = row.teacherId === teacher.id;
    return {
      id: row.id,
      grade: row.grade,
      name: row.name,
      pupilCount: pupilCounts.get(row.id) ?? 0,
      teacherName: row.teacherId && (names.get(row.teacherId) ?? null),
      isOwn,
      mayEdit: isOwn || mayEdit,
      activeMap: maps.get(row.id) ?? null,
    };
  });
}

async function namesOf(db: Queryable, rows: ClassRow[]): Promise<Map<string, string>> {
  const ids = new Set(rows.flatMap((row) => row.teacherId ?? []));
  if (ids.size === 0) return new Map();
  const found = await db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(inArray(teachers.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The active map of each class that has one, as its card draws it. */
async function activeMaps(
  db: Queryable,
  classIds: string[],
): Promise<Map<string, NonNullable<ClassSummary['activeMap']>>> {
  const maps = await db
    .select()
    .from(seatingMaps)
    .where(and(inArray(seatingMaps.classId, classIds), eq(seatingMaps.isActive, true), isKeptMap));
  if (maps.length === 0) return new Map();
  const mapIds = maps.map((map) => map.id);
  const taken = await db
    .select({ mapId: seats.mapId, row: seats.row, col: seats.col })
    .from(seats)
    .where(inArray(seats.mapId, mapIds));
  const takenDesks = new Map(mapIds.map((id) => [id, [] as { row: number; col: number }[]]));
  for (const { mapId, row, col } of taken) takenDesks.get(mapId)!.push({ row, col });
  return new Map(
    maps.map((map) => [
      map.classId,
      {
        id: map.id,
        createdAt: map.createdAt.toISOString(),
        roomName: map.roomName,
        desks: map.desks,
        marks: map.marks,
        boardSide: map.boardSide,
        takenDesks: takenDesks.get(map.id)!,
      },
    ]),
  );
}
