import 'server-only';
import { eq } from 'drizzle-orm';
import type { RoomDetail } from '@/lib/contracts/rooms/rooms';
import type { Database } from '@/lib/db/client';
import { rooms } from '@/lib/db/schema/tables';
import { lockOwnRoom } from '@/lib/server/access/find-room';
import { holdTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { readRoom } from './read-room';

export async function shareRoom(
  db: Database,
  teacher: TeacherRow,
  roomId: string,
  isShared: boolean,
): Promise<RoomDetail> {
  return db.transaction(async (tx) => {
    const { schoolId } = await holdTeacher(tx, teacher);
    await lockOwnRoom(tx, teacher, roomId);
    if (isShared && !schoolId) throw new AppError('joinSchoolFirst');
    await tx
      .update(rooms)
      .set(isShared ? { isShared, schoolId } : { isShared })
      .where(eq(rooms.id, roomId));
    return readRoom(tx, teacher, roomId);
  });
}
