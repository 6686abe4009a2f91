import 'server-only';
import { and, asc, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { daysAfter } from '@/lib/core/maps/norwegian-day';
import type { Queryable } from '@/lib/db/client';
import { sharedLinks } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

const endedKeptDays = 30;
const endedKept = 100;
const purgedAtOnce = 20;

export const hasEnded = (today: string) =>
  or(lt(sharedLinks.endsOn, today), isNotNull(sharedLinks.revokedAt));

export async function purgeLinks(tx: Queryable, teacher: TeacherRow, today: string): Promise<void> {
  const old = await tx
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(lt(sharedLinks.endsOn, daysAfter(today, -endedKeptDays)))
    .orderBy(asc(sharedLinks.endsOn))
    .limit(purgedAtOnce)
    .for('update', { skipLocked: true });
  const tooMany = await tx
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(and(eq(sharedLinks.teacherId, teacher.id), hasEnded(today)))
    .orderBy(desc(sharedLinks.createdAt), desc(sharedLinks.id))
    .offset(endedKept)
    .for('update', { skipLocked: true });
  const ids = [...old, ...tooMany].map(({ id }) => id);
  if (ids.length > 0) await tx.delete(sharedLinks).where(inArray(sharedLinks.id, ids));
}
