import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/lib/server/errors/app-error';
import { cookie, cookieName, readCookie } from '@/lib/server/http/cookies';

const csrfCookieName = 'csrf';
const csrfSeconds = 24 * 60 * 60;
const tokenShape = /^[\w-]{43}$/;

export function issueCsrfToken(request: Request): { csrfToken: string; setCookie: string } {
  const existing = readCookie(request, cookieName(request, csrfCookieName));
  const csrfToken =
    existing && tokenShape.test(existing) ? existing : randomBytes(32).toString('base64url');
  const setCookie = cookie(request, csrfCookieName, csrfToken, { maxAgeSeconds: csrfSeconds });
  return { csrfToken, setCookie };
}

export function checkCsrfToken(request: Request, csrfToken: string): void {
  const expected = Buffer.from(readCookie(request, cookieName(request, csrfCookieName)) ?? '');
  const given = Buffer.from(csrfToken);
  const isSame = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isSame || !tokenShape.test(csrfToken)) throw new AppError('csrfMismatch');
}
