import type { ProblemCode } from '@/lib/contracts/problem';

const methods: string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface EarlyRefusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

function refusal(
  code: ProblemCode,
  status: number,
  headers: Record<string, string> = {},
): EarlyRefusal {
  const body = { type: 'about:blank', title: code, status, code };
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

/** Whether a path has only valid percent encoding. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a Host header is a host with or without a port (RFC 9110, 7.2). */
function isHost(host: string | undefined): boolean {
  return host === undefined || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));
}

/** For an address with invalid percent encoding. */
export const unreadableAddress = refusal('notFound', 404);

/**
 * Refuses requests on which Next.js would fail: an unknown method (TRACE was a 500), an address that is no path, a Host
 * that is none, or an API path with invalid percent encoding. Undefined for every other request. `url` is path and
 * query, `apiPath` the API's base path.
 */
export function earlyRefusal(
  request: { method: string; url: string; host: string | undefined },
  apiPath: string,
): EarlyRefusal | undefined {
  const { method, url, host } = request;
  if (!methods.includes(method)) {
    return refusal('methodNotAllowed', 405, { Allow: methods.join(', ') });
  }
  if (!url.startsWith('/') || !isHost(host)) return refusal('invalidRequest', 400);
  const path = url.split('?')[0]!;
  const isApi = path === apiPath || path.startsWith(`${apiPath}/`);
  return isApi && !isReadable(path) ? unreadableAddress : undefined;
}
