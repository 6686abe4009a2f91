import 'server-only';
import { eq } from 'drizzle-orm';
import type { RoomDetail } from '@/lib/contracts/rooms/rooms';
import type { Database } from '@/lib/db/client';
import { rooms } from '@/lib/db/schema/tables';
import { lockOwnRoom } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readRoom } from './read-room';

export async function archiveRoom(
  db: Database,
  teacher: TeacherRow,
  roomId: string,
  isArchived: boolean,
  nowMs: number,
): Promise<RoomDetail> {
  return db.transaction(async (tx) => {
    await lockOwnRoom(tx, teacher, roomId);
    await tx
      .update(rooms)
      .set({ archivedAt: isArchived ? new Date(nowMs) : null })
      .where(eq(rooms.id, roomId));
    return readRoom(tx, teacher, roomId);
  });
}
