export const readCookie = (request: Request, name: string): string | undefined =>
  readCookieHeader(request.headers.get('cookie') ?? '', name);

export function readCookieHeader(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const separator = part.indexOf('=');
    if (separator > 0 && part.slice(0, separator).trim() === name) {
      return part.slice(separator + 1).trim();
    }
  }
  return undefined;
}

/**
 * Returns whether a visitor uses https. Behind a proxy that ends TLS, only the X-Forwarded-Proto header names the
 * visitor's protocol.
 */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(':', '')) === 'https';
}

export function cookieName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

interface Lifetime {
  maxAgeSeconds: number;
}

export function cookie(request: Request, name: string, value: string, lifetime: Lifetime): string {
  return compose(request, `${cookieName(request, name)}=${value}`, lifetime, '; HttpOnly');
}

/** Makes a cookie that scripts can read, so it must not contain a secret. */
export function readableCookie(
  request: Request,
  name: string,
  value: string,
  lifetime: Lifetime,
): string {
  return compose(request, `${name}=${value}`, lifetime, '');
}

function compose(request: Request, pair: string, lifetime: Lifetime, httpOnly: string): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${pair}; Path=/; Max-Age=${lifetime.maxAgeSeconds}${httpOnly}; SameSite=Lax${secure}`;
}
