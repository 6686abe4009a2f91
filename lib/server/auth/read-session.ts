import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { cookieName, readCookie } from '@/lib/server/http/cookies';
import { isRevoked } from './revoked-sessions';
import { sessionCookieName } from './session-cookie';
import { verifySessionCookie } from './verify-session-cookie';

/** The signed-in account, as the identity provider describes it. */
export interface Session {
  uid: string;
  email: string;
}

/** Returns the request's session; undefined if there is none or it is not valid. */
export async function readSession(request: Request, db: Queryable): Promise<Session | undefined> {
  const value = readCookie(request, cookieName(request, sessionCookieName));
  if (!value) return undefined;
  const [token, isEnded] = await Promise.all([verifySessionCookie(value), isRevoked(db, value)]);
  return token?.email && !isEnded ? { uid: token.uid, email: token.email } : undefined;
}
