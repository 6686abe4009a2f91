import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { RoomDetail } from '@/lib/contracts/rooms/rooms';
import type { Queryable } from '@/lib/db/client';
import { rooms, teachers } from '@/lib/db/schema/tables';
import { roomsVisibleTo } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

export async function readRoom(
  db: Queryable,
  teacher: TeacherRow,
  roomId: string,
): Promise<RoomDetail> {
  if (!z.uuid().safeParse(roomId).success) throw new AppError('notFound');
  const [found] = await db
    .select({ row: rooms, teacherName: teachers.name })
    .from(rooms)
    .leftJoin(teachers, eq(teachers.id, rooms.teacherId))
    .where(and(eq(rooms.id, roomId), roomsVisibleTo(teacher)));
  if (!found) throw new AppError('notFound');
  const { row, teacherName } = found;
  return {
    id: row.id,
    name: row.name,
    teacherName,
    isOwn: row.teacherId === teacher.id,
    isShared: row.isShared,
    isArchived: row.archivedAt !== null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    layout: row.layout,
  };
}
