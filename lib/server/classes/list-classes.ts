import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ClassSummary } from '@/lib/contracts/classes';
import type { Queryable } from '@/lib/db/client';
import { classEditors, classes, seatingMaps, seats, teachers } from '@/lib/db/schema/tables';
import { visibleTo } from '@/lib/server/access/find-class';
import { isKeptMap } from '@/lib/server/access/kept-maps';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { countMaps, countPupils } from './count-by-class';

/**
 * Lists the classes that the teacher may see and that are not archived, each with its active map: their own first, then
 * those shared with them.
 */
export async function listClasses(db: Queryable, teacher: TeacherRow): Promise<ClassSummary[]> {
  const rows = await db
    .select({ row: classes, teacherName: teachers.name })
    .from(classes)
    .leftJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(and(visibleTo(teacher), isNull(classes.archivedAt)))
    .orderBy(asc(classes.createdAt), asc(classes.id));
  const ids = rows.map(({ row }) => row.id);
  if (ids.length === 0) return [];

  const shared = await db
    .select({ classId: classEditors.classId })
    .from(classEditors)
    .where(eq(classEditors.teacherId, teacher.id));
  const pupilCounts = await countPupils(db, ids);
  const mapCounts = await countMaps(db, ids);
  const activeMaps = await db
    .select()
    .from(seatingMaps)
    .where(and(inArray(seatingMaps.classId, ids), eq(seatingMaps.isActive, true), isKeptMap));
  const taken = activeMaps.length
    ? await db
        .select({ mapId: seats.mapId, row: seats.row, col: seats.col })
        .from(seats)
        .where(
          inArray(
            seats.mapId,
            activeMaps.map((map) => map.id),
          ),
        )
    : [];

  const sharedIds = new Set(shared.map((entry) => entry.classId));
  const activeMapByClass = new Map(activeMaps.map((map) => [map.classId, map]));
  const takenDesksByClass = new Map<string, { row: number; col: number }[]>();
  for (const { mapId, row, col } of taken) {
    takenDesksByClass.set(mapId, [...(takenDesksByClass.get(mapId) ?? []), { row, col }]);
  }

  const summaries = rows.map(({ row, teacherName }): ClassSummary => {
    const map = activeMapByClass.get(row.id);
    const isOwn = row.teacherId === teacher.id;
    const isOfSchool = row.schoolId !== null && row.schoolId === teacher.schoolId;
    return {
      id: row.id,
      grade: row.grade,
      name: row.name,
      pupilCount: pupilCounts.get(row.id) ?? 0,
      mapCount: mapCounts.get(row.id) ?? 0,
      teacherName,
      isOwn,
      mayEdit: isOwn || (isOfSchool && sharedIds.has(row.id)),
      activeMap: map
        ? {
            id: map.id,
            createdAt: map.createdAt.toISOString(),
            roomName: map.roomName,
            desks: map.desks,
            marks: map.marks,
            boardSide: map.boardSide,
            takenDesks: takenDesksByClass.get(map.id) ?? [],
          }
        : null,
    };
  });
  const rank = (entry: ClassSummary) => Number(entry.isOwn) + Number(entry.mayEdit);
  return summaries.sort((a, b) => rank(b) - rank(a));
}
