import 'server-only';
import { and, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { maxDrawnCells, maxRooms, type RoomSummary } from '@/lib/contracts/rooms/rooms';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { Queryable } from '@/lib/db/client';
import { rooms } from '@/lib/db/schema/tables';
import { sharedWith } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

export async function listRooms(db: Queryable, teacher: TeacherRow): Promise<RoomSummary[]> {
  const own = await select(db, teacher, eq(rooms.teacherId, teacher.id));
  if (!teacher.schoolId) return own;
  const isForeign = or(isNull(rooms.teacherId), ne(rooms.teacherId, teacher.id));
  const shared = and(sharedWith(teacher), isForeign, isNull(rooms.archivedAt));
  return [...own, ...(await select(db, teacher, shared))];
}

async function select(
  db: Queryable,
  teacher: TeacherRow,
  where: SQL | undefined,
): Promise<RoomSummary[]> {
  const desks = sql<number>`jsonb_array_length(${rooms.layout} -> 'desks')`;
  const marks = sql<number>`jsonb_array_length(${rooms.layout} -> 'marks')`;
  const rows = await db
    .select({
      id: rooms.id,
      name: rooms.name,
      teacherId: rooms.teacherId,
      // A join would read the teachers of all schools, so the name of a room's owner is a subquery.
      teacherName: sql<
        string | null
      >`(select teachers.name from teachers where teachers.id = rooms.teacher_id)`,
      isShared: rooms.isShared,
      archivedAt: rooms.archivedAt,
      updatedAt: rooms.updatedAt,
      version: rooms.version,
      seatCount: desks,
      layout: sql<RoomLayout | null>`case when ${desks} + ${marks} <= ${maxDrawnCells} then ${rooms.layout} end`,
    })
    .from(rooms)
    .where(where)
    .orderBy(desc(rooms.updatedAt), desc(rooms.id))
    .limit(maxRooms);
  return rows.map(({ teacherId, archivedAt, updatedAt, ...row }) => ({
    ...row,
    isOwn: teacherId === teacher.id,
    isArchived: archivedAt !== null,
    updatedAt: updatedAt.toISOString(),
  }));
}
