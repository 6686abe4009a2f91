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
 * Restores an account's former e-mail address. All sessions end and the password is replaced, because a stranger may
 * know the password.
 */
export async function recoverEmail(
  db: Database,
  { code, language, network }: Recovery,
): Promise<void> {
  const limit = { action: 'mailedCode', by: `network ${network}`, windowSeconds: 3600 };
  await limitRate(db, { ...limit, max: 60 });
  // The password is changed before the recovery code is used, so a failed change leaves the code valid.
  const found = await findRecoverable(code);
  if (found) await changePassword(found);
  const { uid, email } = await applyMailedCode(code);
  await endSessions(db, uid, undefined, (tx) => followEmail(tx, uid, email));
  // The recovery code is used up. If the password change fails, the user still gets a reset mail.
  const failure = uid === found ? undefined : await changePassword(uid).catch(toAppError);
  await sendPasswordReset(db, { email, language });
  if (failure) throw failure;
}

async function changePassword(uid: string): Promise<void> {
  const password = randomBytes(32).toString('base64url');
  await askFirebase(() => firebaseAuth().updateUser(uid, { password })).catch((error: unknown) => {
    throw toAppError(error);
  });
}

const toAppError = (error: unknown) =>
  error instanceof AppError ? error : new AppError('unavailable');
