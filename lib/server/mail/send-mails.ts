import 'server-only';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/server/http/logger';
import { composeMail } from './compose-mail';
import { isLate, toMailKind, type Mail, type MailWithoutUrl } from './mail-kinds';
import { MailFailure, type MailTransport, type OutgoingMail } from './mail-transport';

type MailRow = typeof mails.$inferSelect;

/** Longest time in ms for which a mail is retried: five days (RFC 5321, 4.5.4.1). */
export const longestTryMs = 5 * 24 * 60 * 60 * 1000;
export const fewestTries = 12;
const lanes = 4;

const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

export interface MailSender {
  transport: MailTransport;
  makeUrl: (mail: MailWithoutUrl, to: string, language: Locale) => Promise<string | null>;
  attach?: (mail: Pick<MailRow, 'kind' | 'facts'>) => Promise<OutgoingMail['attachments']>;
  noteSent?: (mail: Pick<MailRow, 'kind' | 'facts'>) => Promise<void>;
  clock: () => number;
  isTimeUp: () => boolean;
}

interface MailCounts {
  sent: number;
  failed: number;
  givenUp: number;
}

export async function sendMails(db: Database, sender: MailSender): Promise<MailCounts> {
  const counts: MailCounts = { sent: 0, failed: 0, givenUp: 0 };
  const claim = async () => (sender.isTimeUp() ? undefined : await claimNext(db, sender.clock()));
  const sendFrom = async (first: MailRow | undefined): Promise<void> => {
    for (let mail = first; mail; mail = await claim()) {
      const result = await trySending(db, mail, sender);
      if (result) counts[result] += 1;
    }
  };
  const first = await claim();
  if (!first) return counts;
  const others = Array.from({ length: lanes - 1 }, async () => sendFrom(await claim()));
  await Promise.all([sendFrom(first), ...others]);
  return counts;
}

/**
 * Claims the next mail to send. The next try is scheduled first, so that another process retries if this process dies.
 */
async function claimNext(db: Database, nowMs: number): Promise<MailRow | undefined> {
  const now = new Date(nowMs);
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const pause = sql`make_interval(mins => least(60, 2 ^ least(${mails.attempts}, 10))::int)`;
  const [claimed] = await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(eq(mails.id, sql`(${next})`))
    .returning();
  return claimed;
}

async function trySending(
  db: Database,
  row: MailRow,
  { transport, makeUrl, attach, noteSent, clock }: MailSender,
): Promise<keyof MailCounts | undefined> {
  try {
    const mail = await complete(row, makeUrl);
    if (!mail) {
      await db.delete(mails).where(eq(mails.id, row.id));
      return undefined;
    }
    const { id, language: locale } = row;
    const composed = composeMail(mail, locale, publicEnv().siteUrls[locale]);
    const replyTo = toMailKind(row.kind).replyTo?.(mail);
    const attachments = await attach?.(row);
    await transport.send({ ...composed, id, to: row.recipient!, replyTo, locale, attachments });
  } catch (error) {
    return noteFailure(db, row, error, clock());
  }
  await noteSent?.(row);
  const { isEmptiedAtOnce } = toMailKind(row.kind);
  await db
    .update(mails)
    .set({
      sentAt: new Date(clock()),
      givenUpAt: null,
      lastError: null,
      ...(isEmptiedAtOnce && { facts: null, recipient: null }),
    })
    .where(eq(mails.id, row.id));
  return 'sent';
}

async function complete(row: MailRow, makeUrl: MailSender['makeUrl']): Promise<Mail | null> {
  const mail = { kind: row.kind, ...row.facts } as Mail;
  if (!isLate(mail)) return mail;
  const url = await makeUrl(mail, row.recipient!, row.language);
  return url === null ? null : { ...mail, url };
}

async function noteFailure(db: Database, row: MailRow, error: unknown, nowMs: number) {
  const { id, kind, attempts } = row;
  const lastError =
    error instanceof MailFailure ? error.answer : error instanceof Error ? error.name : 'unknown';
  const isGivenUp =
    (error instanceof MailFailure && error.isPermanent) ||
    (attempts >= fewestTries && nowMs >= row.queuedAt.getTime() + longestTryMs);
  logger().warn({ code: 'mailNotSent', id, kind, attempts, isGivenUp, lastError });
  await db
    .update(mails)
    .set({ lastError, givenUpAt: isGivenUp ? new Date(nowMs) : null })
    .where(and(eq(mails.id, id), isWaiting));
  return isGivenUp ? 'givenUp' : 'failed';
}
