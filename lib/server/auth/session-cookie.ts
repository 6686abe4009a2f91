import { cookie } from '@/lib/server/http/cookies';

export const sessionCookieName = 'session';

/** A session lasts two weeks, the longest that Firebase allows. */
export const sessionSeconds = 14 * 24 * 60 * 60;

export function sessionCookie(request: Request, value: string): string {
  return cookie(request, sessionCookieName, value, { maxAgeSeconds: sessionSeconds });
}

export function expiredSessionCookie(request: Request): string {
  return cookie(request, sessionCookieName, '', { maxAgeSeconds: 0 });
}
