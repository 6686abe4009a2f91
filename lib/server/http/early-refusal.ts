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
 * What to answer before Next.js sees a request that it would fail on: a method that it does not know (TRACE was a 500),
 * or an address of the API whose percent signs mean nothing. Undefined for every other request.
 * `url` is path and query, `apiPath` where the API lies.
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
