import 'server-only';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';

export interface FailedMail {
  id: string;
  kind: string;
  recipient: string;
  givenUpAt: Date;
  reason: string | null;
}

export async function listFailedMails(db: Queryable, limit: number): Promise<FailedMail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(isNotNull(mails.givenUpAt), isNotNull(mails.facts)))
    .orderBy(desc(mails.givenUpAt), desc(mails.id))
    .limit(limit);
  return rows.map(({ id, kind, recipient, givenUpAt, lastError }) => ({
    id,
    kind,
    recipient: recipient!,
    givenUpAt: givenUpAt!,
    reason: lastError,
  }));
}

export async function retryFailedMail(db: Queryable, id: string, nowMs: number): Promise<boolean> {
  const now = new Date(nowMs);
  const queued = await db
    .update(mails)
    .set({ givenUpAt: null, lastError: null, attempts: 0, queuedAt: now, nextTryAt: now })
    .where(and(eq(mails.id, id), isNotNull(mails.givenUpAt), isNotNull(mails.facts)))
    .returning({ id: mails.id });
  return queued.length > 0;
}
