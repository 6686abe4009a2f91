import 'server-only';
import { eq } from 'drizzle-orm';
import type { RoomDetail } from '@/lib/contracts/rooms';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { findVisibleRoom } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** Reads a room that the teacher may see. */
export async function readRoom(
  db: Queryable,
  teacher: TeacherRow,
  roomId: string,
): Promise<RoomDetail> {
  const row = await findVisibleRoom(db, teacher, roomId);
  const [owner] = row.teacherId
    ? await db.select({ name: teachers.name }).from(teachers).where(eq(teachers.id, row.teacherId))
    : [];
  return {
    id: row.id,
    name: row.name,
    teacherName: owner?.name ?? null,
    isOwn: row.teacherId === teacher.id,
    isShared: row.isShared,
    isArchived: row.archivedAt !== null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    plan: row.plan,
  };
}
