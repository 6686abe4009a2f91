import { signedInHint } from '@/lib/contracts/account/session-hint';
import { cookie, readableCookie } from '@/lib/server/http/cookies';

export const sessionCookieName = 'session';

export const sessionSeconds = 14 * 24 * 60 * 60;

export function sessionCookies(request: Request, value: string): Headers {
  return setCookies(request, value, signedInHint.value, sessionSeconds);
}

export function expiredSessionCookies(request: Request): Headers {
  return setCookies(request, '', '', 0);
}

function setCookies(request: Request, session: string, hint: string, maxAgeSeconds: number) {
  const headers = new Headers();
  headers.append('Set-Cookie', cookie(request, sessionCookieName, session, { maxAgeSeconds }));
  headers.append('Set-Cookie', readableCookie(request, signedInHint.name, hint, { maxAgeSeconds }));
  return headers;
}
