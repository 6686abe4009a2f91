import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { classUses } from '@/lib/db/schema/tables';
import type { TeacherRow } from './find-teacher';

const minute = 60_000;
const restMs = 10 * minute;
const keptMs = 365 * 24 * 60 * minute;

export async function recordUse(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
  nowMs: number,
  lastUse: Date | null = null,
): Promise<void> {
  if (lastUse && lastUse.getTime() >= nowMs - restMs) return;
  const usedAt = new Date(nowMs);
  const [written] = await db
    .insert(classUses)
    .values({ teacherId: teacher.id, classId, usedAt })
    .onConflictDoUpdate({
      target: [classUses.teacherId, classUses.classId],
      set: { usedAt },
      setWhere: lt(classUses.usedAt, new Date(nowMs - restMs)),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!written?.isNew) return;
  await db
    .delete(classUses)
    .where(
      and(eq(classUses.teacherId, teacher.id), lt(classUses.usedAt, new Date(nowMs - keptMs))),
    );
}
