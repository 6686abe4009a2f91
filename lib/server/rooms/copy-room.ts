import 'server-only';
import type { CopyRoom, RoomDetail } from '@/lib/contracts/rooms/rooms';
import type { Database } from '@/lib/db/client';
import { findVisibleRoom } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { createRoom } from './create-room';

export async function copyRoom(
  db: Database,
  teacher: TeacherRow,
  roomId: string,
  input: CopyRoom,
  nowMs: number,
): Promise<RoomDetail> {
  const { layout } = await findVisibleRoom(db, teacher, roomId);
  return createRoom(db, teacher, { ...input, layout }, nowMs);
}
