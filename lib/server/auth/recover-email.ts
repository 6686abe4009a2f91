import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Database } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { AppError } from '@/lib/server/errors/app-error';
import { askFirebase } from './ask-firebase';
import { endSessions } from './end-sessions';
import { firebaseAuth } from './firebase';
import { followEmail } from './follow-email';
import { applyMailedCode } from './mailed-code';
import { sendPasswordReset } from './send-password-reset';

interface Recovery {
  code: string;
  language: Locale;
  network: string;
}

/**
 * Gives an account its former address back, by a code mailed to it. The person who changed it knows the password
 * and may be a stranger: all sessions end, no password fits any more, and a mail offers a new one. Throws
 * `identityRefused` for a code that was used or has expired.
 */
export async function recoverEmail(
  db: Database,
  { code, language, network }: Recovery,
): Promise<void> {
  const limit = { action: 'mailedCode', by: `network ${network}`, windowSeconds: 3600 };
  await limitRate(db, { ...limit, max: 60 });
  const { uid, email } = await applyMailedCode(code);
  await endSessions(db, uid, undefined, (tx) => followEmail(tx, uid, email));
  const password = randomBytes(32).toString('base64url');
  // The code is used by now and names no account before: should this fail, the mail is the owner's way in all the same.
  const failure = await askFirebase(() => firebaseAuth().updateUser(uid, { password })).then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error : new AppError('unavailable')),
  );
  await sendPasswordReset(db, { email, language });
  if (failure) throw failure;
}
