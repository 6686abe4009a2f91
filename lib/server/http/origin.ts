import { AppError } from '../errors/app-error';
import { isSecure } from './cookies';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests from foreign sites (CSRF protection). The Origin header must name this host or an allowed origin; a
 * request without Origin needs `same-origin` in Sec-Fetch-Site.
 */
export function checkOrigin(request: Request, allowedOrigins: readonly string[]): void {
  if (safeMethods.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (!origin) {
    if (request.headers.get('sec-fetch-site') === 'same-origin') return;
    throw new AppError('foreignOrigin');
  }
  if (allowedOrigins.includes(origin.toLowerCase())) return;
  if (isOwnOrigin(request, origin)) return;
  throw new AppError('foreignOrigin');
}

function isOwnOrigin(request: Request, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (host !== request.headers.get('host')) return false;
  return protocol === 'https:' || !isSecure(request);
}

export function corsHeaders(
  request: Request,
  allowedOrigins: readonly string[],
): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!origin || !allowedOrigins.includes(origin.toLowerCase())) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After, Content-Disposition',
    Vary: 'Origin',
  };
}
