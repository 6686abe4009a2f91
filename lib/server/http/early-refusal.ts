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

function isReadable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses requests on which Next.js would fail: an unknown method (TRACE was a 500), or an API path with invalid
 * percent encoding. Undefined for every other request. `url` is path and query, `apiPath` the API's base path.
 */
export function earlyRefusal(
  method: string,
  url: string,
  apiPath: string,
): EarlyRefusal | undefined {
  if (!methods.includes(method)) {
    return refusal('methodNotAllowed', 405, { Allow: methods.join(', ') });
  }
  const path = url.split('?')[0]!;
  const isApi = path === apiPath || path.startsWith(`${apiPath}/`);
  return isApi && !isReadable(path) ? refusal('notFound', 404) : undefined;
}
