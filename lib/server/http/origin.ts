import { AppError } from '../errors/app-error';
import { isSecure } from './cookies';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site made the browser send: its Origin must be this host or an
 * allowed one. A site on https refuses pages of its own host on http, which can be changed on their way. A request without
 * Origin passes only if the browser says it comes from here.
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

/** CORS headers for an allowed foreign origin; none for any other. */
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
