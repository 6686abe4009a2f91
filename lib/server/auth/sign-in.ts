import 'server-only';
import { AppError } from '@/lib/server/http/app-error';
import { firebaseAuth } from './firebase';
import { sessionSeconds } from './session-cookie';

const maxSignInAgeSeconds = 5 * 60;

/** Exchanges a fresh ID token for the value of a session cookie. */
export async function createSession(idToken: string, nowMs: number): Promise<string> {
  const token = await firebaseAuth()
    .verifyIdToken(idToken, true)
    .catch((error: unknown) => {
      // Anything else means that the identity provider could not be asked.
      if (!(error as { code?: string }).code?.startsWith('auth/')) throw error;
      throw new AppError('idTokenRejected');
    });
  if (nowMs / 1000 - token.auth_time > maxSignInAgeSeconds) throw new AppError('idTokenTooOld');
  return firebaseAuth().createSessionCookie(idToken, { expiresIn: sessionSeconds * 1000 });
}
