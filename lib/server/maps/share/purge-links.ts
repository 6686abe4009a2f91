import 'server-only';
import { and, asc, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { daysAfter } from '@/lib/core/maps/norwegian-day';
import type { Queryable } from '@/lib/db/client';
import { sharedLinks } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** For so many days after its end a link stays in its teacher's list. */
const endedKeptDays = 30;
/** The most ended links of a teacher that are kept. */
const endedKept = 100;
/** Each new link deletes more old ones of any teacher than come, so that forgotten ones are deleted, too. */
const purgedAtOnce = 20;

/** SQL condition for the links that no longer work on a day. */
export const hasEnded = (today: string) =>
  or(lt(sharedLinks.endsOn, today), isNotNull(sharedLinks.revokedAt));

/** Removes old links of all teachers, and the oldest of a teacher who has ended very many. */
export async function purgeLinks(tx: Queryable, teacher: TeacherRow, today: string): Promise<void> {
  const old = await tx
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(lt(sharedLinks.endsOn, daysAfter(today, -endedKeptDays)))
    .orderBy(asc(sharedLinks.endsOn))
    .limit(purgedAtOnce)
    // Rows that another request deletes are left to it.
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
