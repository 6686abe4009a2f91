import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookieName, readCookie } from '@/lib/server/http/cookies';
import { sessionCookieName } from './session-cookie';

const tokenShape = /^[\w-]{43}$/;

export const makeSessionToken = () => randomBytes(32).toString('base64url');

export const hashSessionToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

export function readTokenHash(request: Request): string | undefined {
  const token = readCookie(request, cookieName(request, sessionCookieName));
  return token && tokenShape.test(token) ? hashSessionToken(token) : undefined;
}
