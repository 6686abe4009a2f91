import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';
import type { Locale } from '@/lib/i18n/locales';
import type { FactsOf, QueuedKind } from './mail-kinds';

export interface MailToQueue<Kind extends QueuedKind> {
  kind: Kind;
  to: string;
  language: Locale;
  facts: FactsOf<Kind>;
  /** The cause of the mail, such as "order:" and its id. A cause is queued once, ever. */
  cause: string;
  /** The teacher who reads the mail, or who asked us to send it; it is deleted and exported with their account. */
  teacherId?: string;
  nowMs: number;
}

/**
 * Puts a mail into the outbox. Called in the transaction of its cause, so that one is never there without the other.
 * Returns whether the mail is new: one of the same cause is not queued again.
 */
export async function queueMail<Kind extends QueuedKind>(
  tx: Queryable,
  { to: recipient, nowMs, ...mail }: MailToQueue<Kind>,
): Promise<boolean> {
  const now = new Date(nowMs);
  const queued = await tx
    .insert(mails)
    .values({ ...mail, recipient, queuedAt: now, nextTryAt: now })
    .onConflictDoNothing({ target: mails.cause })
    .returning({ id: mails.id });
  return queued.length > 0;
}
