import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { cookieName, readCookie } from '@/lib/server/http/cookies';
import { revokeSession } from './revoked-sessions';
import { sessionCookieName } from './session-cookie';
import { verifySessionCookie } from './verify-session-cookie';

/** Ends the request's session for good, so that a copy of its cookie is worth nothing; others of the account go on. */
export async function endSession(request: Request, db: Queryable, nowMs: number): Promise<void> {
  const value = readCookie(request, cookieName(request, sessionCookieName));
  const token = value && (await verifySessionCookie(value));
  // Nobody fills the database with cookies of their own making.
  if (token) await revokeSession(db, value, token.exp * 1000, nowMs);
}
