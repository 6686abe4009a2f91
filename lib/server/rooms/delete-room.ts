import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { rooms } from '@/lib/db/schema/tables';
import { lockOwnRoom } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

export async function deleteRoom(db: Database, teacher: TeacherRow, roomId: string) {
  await db.transaction(async (tx) => {
    await lockOwnRoom(tx, teacher, roomId);
    await tx.delete(rooms).where(eq(rooms.id, roomId));
  });
}
