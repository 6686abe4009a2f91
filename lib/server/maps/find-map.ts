import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import { findVisibleClass, lockEditableClass } from '@/lib/server/access/find-class';
import { isKeptMap } from '@/lib/server/access/kept-maps';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

export type MapRow = typeof seatingMaps.$inferSelect;

async function findMap(db: Queryable, mapId: string, isDeletedToo: boolean): Promise<MapRow> {
  if (!z.uuid().safeParse(mapId).success) throw new AppError('notFound');
  const [map] = await db
    .select()
    .from(seatingMaps)
    .where(and(eq(seatingMaps.id, mapId), isDeletedToo ? undefined : isKeptMap));
  if (!map) throw new AppError('notFound');
  return map;
}

export async function findVisibleMap(db: Queryable, teacher: TeacherRow, mapId: string) {
  const map = await findMap(db, mapId, false);
  return { map, class: await findVisibleClass(db, teacher, map.classId) };
}

export async function lockEditableMap(
  tx: Queryable,
  teacher: TeacherRow,
  mapId: string,
  { isDeletedToo = false } = {},
): Promise<MapRow> {
  const { classId } = await findMap(tx, mapId, isDeletedToo);
  await lockEditableClass(tx, teacher, classId);
  return findMap(tx, mapId, isDeletedToo);
}
