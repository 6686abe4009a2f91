/** The value of a request's cookie, or undefined. */
export const readCookie = (request: Request, name: string): string | undefined =>
  readCookieHeader(request.headers.get('cookie') ?? '', name);

/** The value of a cookie in the header `Cookie`, or undefined. */
export function readCookieHeader(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const separator = part.indexOf('=');
    if (separator > 0 && part.slice(0, separator).trim() === name) {
      return part.slice(separator + 1).trim();
    }
  }
  return undefined;
}

/** Whether the visitor's connection is https, also behind a proxy that terminates TLS. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(':', '')) === 'https';
}

/** Name of a cookie on this connection: with the `__Host-` prefix on https. */
export function cookieName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

interface Lifetime {
  maxAgeSeconds: number;
}

/** A `Set-Cookie` value: for this host only, HttpOnly, SameSite=Lax. */
export function cookie(request: Request, name: string, value: string, lifetime: Lifetime): string {
  return compose(request, `${cookieName(request, name)}=${value}`, lifetime, '; HttpOnly');
}

/** A `Set-Cookie` value that scripts may read, under the same name on every connection; never for a secret. */
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
