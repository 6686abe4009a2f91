import 'server-only';
import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';

const dayMs = 24 * 60 * 60 * 1000;
export const daysUntilEmptied = 30;
export const daysUntilDeleted = 400;

const endedAt = sql`coalesce(${mails.sentAt}, ${mails.givenUpAt})`;
const before = (nowMs: number, days: number) =>
  lt(endedAt, sql`${new Date(nowMs - days * dayMs).toISOString()}::timestamptz`);

export async function emptyMails(db: Queryable, nowMs: number): Promise<void> {
  await db
    .update(mails)
    .set({ recipient: null, facts: null, teacherId: null })
    .where(and(before(nowMs, daysUntilEmptied), isNotNull(mails.facts)));
  await db.delete(mails).where(before(nowMs, daysUntilDeleted));
}
