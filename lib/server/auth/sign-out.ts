import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { cookieName, readCookie } from '@/lib/server/http/cookies';
import { revokeSession } from './revoked-sessions';
import { sessionCookieName } from './session-cookie';
import { verifySessionCookie } from './verify-session-cookie';

/** Ends the request's session, so that a copied cookie is refused. Other sessions of the account continue. */
export async function endSession(request: Request, db: Queryable, nowMs: number): Promise<void> {
  const value = readCookie(request, cookieName(request, sessionCookieName));
  const token = value && (await verifySessionCookie(value));
  // Forged cookies are not stored.
  if (token) await revokeSession(db, value, token.exp * 1000, nowMs);
}
