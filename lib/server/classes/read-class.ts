import 'server-only';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ClassDetail } from '@/lib/contracts/classes';
import type { Queryable } from '@/lib/db/client';
import { classEditors, pupils, seatingMaps, teachers } from '@/lib/db/schema/tables';
import { findVisibleClass, isEditorOf, type ClassRow } from '@/lib/server/access/find-class';
import { isKeptMap } from '@/lib/server/access/kept-maps';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** Reads a class with its pupils in list order and its maps, newest first. */
export async function readClass(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassDetail> {
  const row = await findVisibleClass(db, teacher, classId);
  const [owner] = row.teacherId
    ? await db.select({ name: teachers.name }).from(teachers).where(eq(teachers.id, row.teacherId))
    : [];
  const pupilRows = await db
    .select({ id: pupils.id, name: pupils.name })
    .from(pupils)
    .where(eq(pupils.classId, classId))
    .orderBy(asc(pupils.position));
  const mapRows = await db
    .select({
      id: seatingMaps.id,
      name: seatingMaps.name,
      createdAt: seatingMaps.createdAt,
      roomName: seatingMaps.roomName,
      isActive: seatingMaps.isActive,
    })
    .from(seatingMaps)
    .where(and(eq(seatingMaps.classId, classId), isKeptMap))
    .orderBy(desc(seatingMaps.createdAt), desc(seatingMaps.id));
  const isOwn = row.teacherId === teacher.id;
  const isArchived = row.archivedAt !== null;
  return {
    id: row.id,
    grade: row.grade,
    name: row.name,
    version: row.version,
    teacherName: owner?.name ?? null,
    isOwn,
    mayEdit: !isArchived && (await isEditorOf(db, teacher, row)),
    mayShare: isOwn && !isArchived && row.schoolId !== null && row.schoolId === teacher.schoolId,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    editors: await listEditors(db, row),
    pupils: pupilRows,
    maps: mapRows.map((map) => ({ ...map, createdAt: map.createdAt.toISOString() })),
  };
}

/** Lists the colleagues with the right to edit a class, the earliest first; not those who have left its school. */
async function listEditors(db: Queryable, { id, schoolId }: ClassRow) {
  if (schoolId === null) return [];
  return db
    .select({ id: teachers.id, name: teachers.name })
    .from(classEditors)
    .innerJoin(teachers, eq(teachers.id, classEditors.teacherId))
    .where(and(eq(classEditors.classId, id), eq(teachers.schoolId, schoolId)))
    .orderBy(asc(classEditors.createdAt), asc(teachers.id));
}
