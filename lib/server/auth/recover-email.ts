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
import { applyMailedCode, findRecoverable } from './mailed-code';
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
  // The password is changed first: should that fail, the code still works.
  const found = await findRecoverable(code);
  if (found) await changePassword(found);
  const { uid, email } = await applyMailedCode(code);
  await endSessions(db, uid, undefined, (tx) => followEmail(tx, uid, email));
  // A code that named no account is used by now: should this fail, the mail is the owner's way in all the same.
  const failure = uid === found ? undefined : await changePassword(uid).catch(toAppError);
  await sendPasswordReset(db, { email, language });
  if (failure) throw failure;
}

/** Sets a password that nobody knows. Firebase ends the account's sign-ins with it. */
async function changePassword(uid: string): Promise<void> {
  const password = randomBytes(32).toString('base64url');
  await askFirebase(() => firebaseAuth().updateUser(uid, { password })).catch((error: unknown) => {
    throw toAppError(error);
  });
}

const toAppError = (error: unknown) =>
  error instanceof AppError ? error : new AppError('unavailable');
