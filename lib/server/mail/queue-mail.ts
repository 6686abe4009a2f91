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
  /** The cause of the mail, such as "order:" and its id. A cause is queued once, ever; the address in it is hashed. */
  cause: string;
  /** The teacher who reads the mail, or who asked us to send it; it is deleted and exported with their account. */
  teacherId?: string;
  nowMs: number;
}

/**
 * Puts a mail into the outbox. Called in the transaction of its cause, so that one is never there without the other.
 * Returns whether the mail is new: one of the same cause is not queued again.
 */
export const queueMail = <Kind extends Exclude<QueuedKind, AskedKind>>(
  tx: Queryable,
  mail: MailToQueue<Kind>,
): Promise<boolean> => insertMail(tx, mail);

/**
 * Puts a mail into the outbox that somebody asks for. False also where its reader got enough today. Throws what
 * `allowMail` throws.
 */
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
