import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { recheckSession } from './check-session';
import { endOtherSessions } from './end-sessions';
import { readMailedCode, applyMailedCode } from './mailed-code';
import type { Session } from './read-session';

const confirming = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

/**
 * Confirms an address by a mailed code, in a session of the same account: whoever reads the mail must also know the
 * password, because anybody can sign up with the address of somebody else. All other sessions end. Throws `forbidden` for
 * the code of another account, and `identityRefused` for one that was used or has expired.
 */
export async function confirmEmail(
  db: Database,
  session: Session,
  code: string,
  nowMs: number,
): Promise<void> {
  await limitRate(db, { action: 'mailedCode', by: session.uid, max: 30, windowSeconds: 3600 });
  const { identity, requestType } = await readMailedCode(code);
  const isOwn = identity.uid === session.uid;
  if (!isOwn || !confirming.includes(requestType)) throw new AppError('forbidden');
  // Before the code is used: a check of the session meanwhile would end it as one from before the confirmation.
  await db.update(sessions).set({ isEmailVerified: true }).where(eq(sessions.id, session.id));
  await applyMailedCode(code);
  await endOtherSessions(db, session, nowMs);
  await recheckSession(db, session, nowMs);
}
