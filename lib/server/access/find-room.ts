import 'server-only';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { rooms } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { TeacherRow } from './find-teacher';

export type RoomRow = typeof rooms.$inferSelect;

export function sharedWith(teacher: TeacherRow): SQL | undefined {
  return teacher.schoolId
    ? and(eq(rooms.isShared, true), eq(rooms.schoolId, teacher.schoolId))
    : undefined;
}

export function roomsVisibleTo(teacher: TeacherRow): SQL | undefined {
  const own = eq(rooms.teacherId, teacher.id);
  return teacher.schoolId ? or(own, sharedWith(teacher)) : own;
}

export async function findVisibleRoom(
  db: Queryable,
  teacher: TeacherRow,
  roomId: string,
): Promise<RoomRow> {
  if (!z.uuid().safeParse(roomId).success) throw new AppError('notFound');
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, roomId), roomsVisibleTo(teacher)));
  if (!row) throw new AppError('notFound');
  return row;
}

export async function lockOwnRoom(
  tx: Queryable,
  teacher: TeacherRow,
  roomId: string,
): Promise<RoomRow> {
  const isOwn = eq(rooms.teacherId, teacher.id);
  const [locked] = z.uuid().safeParse(roomId).success
    ? await tx
        .select()
        .from(rooms)
        .where(and(eq(rooms.id, roomId), isOwn))
        .for('update')
    : [];
  if (locked) return locked;
  await findVisibleRoom(tx, teacher, roomId);
  throw new AppError('forbidden');
}
