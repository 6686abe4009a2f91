import 'server-only';
import { cookieName, readCookie } from '@/lib/server/http/cookies';
import { firebaseAuth } from './firebase';
import { sessionCookieName } from './session-cookie';

/** Who is signed in, according to the identity provider. */
export interface Session {
  uid: string;
  email: string;
}

/** The request's session, its cookie verified with revocation check; undefined where there is none that holds. */
export async function readSession(request: Request): Promise<Session | undefined> {
  const value = readCookie(request, cookieName(request, sessionCookieName));
  if (!value) return undefined;
  try {
    const token = await firebaseAuth().verifySessionCookie(value, true);
    return token.email ? { uid: token.uid, email: token.email } : undefined;
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('auth/')) return undefined;
    throw error;
  }
}
