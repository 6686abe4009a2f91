import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/server/errors/app-error';
import { callIdentityToolkit } from './identity-toolkit';
import { firebaseAuth } from './firebase';
import { withDeadline } from './with-deadline';

const signedInSchema = z.object({ idToken: z.string() });

/**
 * Asks Firebase to mail a link that confirms the account's address. Firebase wants an ID token for it, which is made
 * here and never leaves the server. Throws `identityRefused`, and `unavailable` if Firebase does not answer in time.
 */
export async function sendVerificationMail(uid: string, language: 'no' | 'en'): Promise<void> {
  const token = await withDeadline(firebaseAuth().createCustomToken(uid));
  const answer = await callIdentityToolkit('signInWithCustomToken', {
    token,
    returnSecureToken: true,
  });
  const signedIn = signedInSchema.safeParse(answer);
  if (!signedIn.success) throw new AppError('unavailable', { details: { provider: 'idToken' } });
  const { idToken } = signedIn.data;
  await callIdentityToolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, language);
}
