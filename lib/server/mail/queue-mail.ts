import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';
import type { Locale } from '@/lib/i18n/locales';
import { keyedHash } from '@/lib/server/limits/keyed-hash';
import { allowMail, type Asker } from './allow-mail';
import type { AskedKind, FactsOf, QueuedKind } from './mail-kinds';

export interface MailToQueue<Kind extends QueuedKind> {
  kind: Kind;
  to: string;
  language: Locale;
  facts: FactsOf<Kind>;
  cause: string;
  teacherId?: string;
  nowMs: number;
}

/**
 * Queues a mail in the transaction that causes it (outbox pattern). Returns false if a mail for this cause was queued
 * before.
 */
export const queueMail = <Kind extends Exclude<QueuedKind, AskedKind>>(
  tx: Queryable,
  mail: MailToQueue<Kind>,
): Promise<boolean> => insertMail(tx, mail);

export async function queueAskedMail<Kind extends AskedKind>(
  tx: Queryable,
  mail: MailToQueue<Kind>,
  asker: Asker,
): Promise<boolean> {
  return (await allowMail(tx, mail.to, asker)) && insertMail(tx, mail);
}

async function insertMail<Kind extends QueuedKind>(
  tx: Queryable,
  { to: recipient, nowMs, ...mail }: MailToQueue<Kind>,
): Promise<boolean> {
  const now = new Date(nowMs);
  const cause = mail.cause.replace(recipient, () => keyedHash(recipient));
  const queued = await tx
    .insert(mails)
    .values({ ...mail, cause, recipient, queuedAt: now, nextTryAt: now })
    .onConflictDoNothing({ target: mails.cause })
    .returning({ id: mails.id });
  return queued.length > 0;
}
