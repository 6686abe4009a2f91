import 'server-only';
import { and, eq, gte, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { MailLink } from '@/lib/contracts/maps/links';
import { norwegianDay } from '@/lib/core/maps/norwegian-day';
import type { Database, Queryable } from '@/lib/db/client';
import { sharedLinks } from '@/lib/db/schema/tables';
import type { Locale } from '@/lib/i18n/locales';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { hashLinkToken } from '@/lib/server/access/link-token';
import { seal, unseal } from '@/lib/server/access/seal';
import { AppError } from '@/lib/server/errors/app-error';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import type { FactsOf } from '@/lib/server/mail/mail-kinds';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { listLinks } from './list-links';

/**
 * Mails the address of an open link of the teacher's to a substitute, once to the same address. In the outbox its token is
 * sealed, so that the database alone opens no link.
 */
export async function mailLink(
  db: Database,
  teacher: TeacherRow,
  linkId: string,
  { token, email, language }: MailLink & { language: Locale },
  nowMs: number,
): Promise<void> {
  if (!z.uuid().safeParse(linkId).success) throw new AppError('notFound');
  const isIts = and(eq(sharedLinks.id, linkId), eq(sharedLinks.tokenHash, hashLinkToken(token)!));
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ id: sharedLinks.id }).from(sharedLinks).where(isIts);
    const [link] = found ? await listLinks(tx, teacher, nowMs, found.id) : [];
    if (link?.state !== 'open') throw new AppError('notFound');
    await queueMail(tx, {
      ...{ kind: 'substitute', to: email, language, nowMs, teacherId: teacher.id },
      facts: {
        linkId: link.id,
        sealedToken: seal(token, link.id),
        sender: teacher.name,
        what: [...new Set(link.classes.map(({ name }) => name))].join(', '),
        until: link.endsOn,
      },
      cause: `substitute:${link.id}:${email}`,
    });
  });
}

/** The address of a link that is mailed; null if it has ended or was revoked meanwhile. */
export async function openMailedLink(
  db: Queryable,
  { linkId, sealedToken }: Pick<FactsOf<'substitute'>, 'linkId' | 'sealedToken'>,
  language: Locale,
  nowMs: number,
): Promise<string | null> {
  const token = unseal(sealedToken, linkId);
  if (token === undefined) return null;
  const isOpen = and(
    eq(sharedLinks.id, linkId),
    isNull(sharedLinks.revokedAt),
    gte(sharedLinks.endsOn, norwegianDay(nowMs)),
  );
  const [link] = await db.select({ id: sharedLinks.id }).from(sharedLinks).where(isOpen);
  return link ? `${mailAddresses(language).site}/share/${token}` : null;
}
