import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import { findVisibleClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

/** Returns a map of a class that the teacher may see, and the class. Throws `notFound` for any other. */
export async function findVisibleMap(db: Queryable, teacher: TeacherRow, mapId: string) {
  if (!z.uuid().safeParse(mapId).success) throw new AppError('notFound');
  const [map] = await db.select().from(seatingMaps).where(eq(seatingMaps.id, mapId));
  if (!map) throw new AppError('notFound');
  return { map, class: await findVisibleClass(db, teacher, map.classId) };
}
