import 'server-only';
import { asc, desc, eq } from 'drizzle-orm';
import type { ClassDetail } from '@/lib/contracts/classes';
import type { Queryable } from '@/lib/db/client';
import { pupils, seatingMaps, teachers } from '@/lib/db/schema/tables';
import { findVisibleClass } from '@/lib/server/access/find-class';
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
      createdAt: seatingMaps.createdAt,
      roomName: seatingMaps.roomName,
      isActive: seatingMaps.isActive,
    })
    .from(seatingMaps)
    .where(eq(seatingMaps.classId, classId))
    .orderBy(desc(seatingMaps.createdAt), desc(seatingMaps.id));
  return {
    id: row.id,
    grade: row.grade,
    name: row.name,
    version: row.version,
    teacherName: owner?.name ?? null,
    isOwn: row.teacherId === teacher.id,
    pupils: pupilRows,
    maps: mapRows.map((map) => ({ ...map, createdAt: map.createdAt.toISOString() })),
  };
}
