import 'server-only';
import { and, eq } from 'drizzle-orm';
import { maxRooms, type CreateRoom, type RoomDetail } from '@/lib/contracts/rooms/rooms';
import type { Database } from '@/lib/db/client';
import { rooms } from '@/lib/db/schema/tables';
import { lockTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { readRoom } from './read-room';

export async function createRoom(
  db: Database,
  teacher: TeacherRow,
  input: CreateRoom,
  nowMs: number,
): Promise<RoomDetail> {
  return db.transaction(async (tx) => {
    const { schoolId } = await lockTeacher(tx, teacher);
    const isOwn = and(eq(rooms.id, input.id), eq(rooms.teacherId, teacher.id));
    const [earlier] = await tx.select({ id: rooms.id }).from(rooms).where(isOwn);
    if (earlier) return readRoom(tx, teacher, input.id);
    const count = await tx.$count(rooms, eq(rooms.teacherId, teacher.id));
    if (count >= maxRooms) throw new AppError('tooManyRooms');
    const [created] = await tx
      .insert(rooms)
      .values({
        ...input,
        teacherId: teacher.id,
        schoolId,
        createdAt: new Date(nowMs),
        updatedAt: new Date(nowMs),
      })
      .onConflictDoNothing()
      .returning({ id: rooms.id });
    if (!created) throw new AppError('idTaken');
    return readRoom(tx, teacher, input.id);
  });
}
