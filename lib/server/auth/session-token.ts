import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookieName, readCookie } from '@/lib/server/http/cookies';
import { sessionCookieName } from './session-cookie';

const tokenShape = /^[\w-]{43}$/;

/** A new token: 256 random bits, base64url. */
export const makeSessionToken = () => randomBytes(32).toString('base64url');

/** The hash of a token in the database. The token is random, so a plain hash cannot be searched. */
export const hashSessionToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/** Hash of the token in the request's cookie; undefined without a cookie, or if it cannot be a token. */
export function readTokenHash(request: Request): string | undefined {
  const token = readCookie(request, cookieName(request, sessionCookieName));
  return token && tokenShape.test(token) ? hashSessionToken(token) : undefined;
}
