import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { cookieName, readCookie } from '@/lib/server/http/cookies';
import { isRevoked } from './revoked-sessions';
import { sessionCookieName } from './session-cookie';
import { verifySessionCookie } from './verify-session-cookie';

/** Who is signed in, according to the identity provider. */
export interface Session {
  uid: string;
  email: string;
}

/** The request's session; undefined where there is none that holds. */
export async function readSession(request: Request, db: Queryable): Promise<Session | undefined> {
  const value = readCookie(request, cookieName(request, sessionCookieName));
  if (!value) return undefined;
  const [token, isEnded] = await Promise.all([verifySessionCookie(value), isRevoked(db, value)]);
  return token?.email && !isEnded ? { uid: token.uid, email: token.email } : undefined;
}
