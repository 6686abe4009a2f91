import 'server-only';
import { eq } from 'drizzle-orm';
import type { RoomDetail, UpdateRoom } from '@/lib/contracts/rooms/rooms';
import type { Database } from '@/lib/db/client';
import { rooms } from '@/lib/db/schema/tables';
import { lockOwnRoom } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { readRoom } from './read-room';

export async function updateRoom(
  db: Database,
  teacher: TeacherRow,
  roomId: string,
  { name, layout, version }: UpdateRoom,
  nowMs: number,
): Promise<RoomDetail> {
  return db.transaction(async (tx) => {
    const current = await lockOwnRoom(tx, teacher, roomId);
    if (current.version !== version) throw new AppError('changedMeanwhile');
    await tx
      .update(rooms)
      .set({ name, layout, version: version + 1, updatedAt: new Date(nowMs) })
      .where(eq(rooms.id, roomId));
    return readRoom(tx, teacher, roomId);
  });
}
