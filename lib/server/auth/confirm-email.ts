import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { Locale } from '@/lib/i18n/locales';
import { welcome } from '@/lib/server/mail/welcome';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { endSessions } from './end-sessions';
import { followEmail } from './follow-email';
import { applyMailedCode, readMailedCode } from './mailed-code';
import type { Session } from './read-session';

const confirming = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

/**
 * Confirms an e-mail address by a mailed code. The user must also be signed in to the account, because anyone can sign
 * up with another person's address.
 */
export async function confirmEmail(
  db: Database,
  session: Session,
  code: string,
  language: Locale,
): Promise<void> {
  await limitRate(db, { action: 'mailedCode', by: session.uid, max: 30, windowSeconds: 3600 });
  const { identity, requestType } = await readMailedCode(code);
  const isOwn = identity.uid === session.uid;
  if (!isOwn || !confirming.includes(requestType)) throw new AppError('forbidden');
  const mark = (isEmailVerified: boolean) =>
    db
      .update(sessions)
      .set({ isEmailVerified, checkedAt: new Date() })
      .where(eq(sessions.id, session.id));
  const isOfAddress = requestType === 'VERIFY_EMAIL';
  // Marks the session as confirmed before the code is used, because a concurrent check could otherwise delete the
  // session.
  if (isOfAddress) await mark(true);
  const { email } = await applyMailedCode(code).catch(async (error: unknown) => {
    if (isOfAddress) await mark(false);
    throw error;
  });
  await endSessions(db, session.uid, session.id, async (tx, now) => {
    await tx
      .update(sessions)
      .set({ email, isEmailVerified: true, checkedAt: now })
      .where(eq(sessions.id, session.id));
    await followEmail(tx, session.uid, email);
    const { teacher } = session;
    if (teacher) await welcome(tx, { id: teacher.id, email }, language, now.getTime());
  });
}
