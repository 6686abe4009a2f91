import 'server-only';
import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';

const dayMs = 24 * 60 * 60 * 1000;
/** Recipient and facts of a mail are kept this long, to answer "did you send it?" and to try a given-up one again. */
export const daysUntilEmptied = 30;
/** The rest of the row, its kind, cause (without address) and times, keeps the mail from being queued again for as long as its cause may recur. */
export const daysUntilDeleted = 400;

const endedAt = sql`coalesce(${mails.sentAt}, ${mails.givenUpAt})`;
const before = (nowMs: number, days: number) =>
  lt(endedAt, sql`${new Date(nowMs - days * dayMs).toISOString()}::timestamptz`);

/** Takes out of mails that ended long ago what names their readers and says, and deletes what is left of older ones. */
export async function emptyMails(db: Queryable, nowMs: number): Promise<void> {
  await db
    .update(mails)
    .set({ recipient: null, facts: null, teacherId: null })
    .where(and(before(nowMs, daysUntilEmptied), isNotNull(mails.facts)));
  await db.delete(mails).where(before(nowMs, daysUntilDeleted));
}
