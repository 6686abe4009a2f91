import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '@/lib/contracts/problem';

const methods: string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Head = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'headers' | 'rawHeaders'>;

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

export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function isHost(host: string | undefined): boolean {
  return host === undefined || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));
}

export const unreadableAddress = refusal('notFound', 404);

export const onlyRead = refusal('methodNotAllowed', 405, { Allow: 'GET, HEAD' });

const longestPath = 2048;

/** Raw headers are counted, because Node.js hides duplicates in `headers`. */
const countOf = (name: string, { rawHeaders }: Head) =>
  rawHeaders.filter((field, index) => index % 2 === 0 && field.toLowerCase() === name).length;

/**
 * Ambiguous requests are refused to prevent request smuggling: a proxy may read them differently (RFC 9112, 3.2 and
 * 6.1).
 */
const isAmbiguous = (request: Head) =>
  countOf('host', request) > 1 ||
  (request.httpVersion === '1.0' && countOf('transfer-encoding', request) > 0);

export function earlyRefusal(request: Head, apiPath: string): EarlyRefusal | undefined {
  const { method = '', url = '', httpVersion, headers } = request;
  if (isAmbiguous(request)) return refusal('invalidRequest', 400, { Connection: 'close' });
  if (!methods.includes(method)) {
    return refusal('methodNotAllowed', 405, { Allow: methods.join(', ') });
  }
  const host = headers.host ?? (httpVersion === '1.0' ? undefined : '');
  if (!url.startsWith('/') || !isHost(host)) return refusal('invalidRequest', 400);
  const path = url.split('?', 1)[0]!;
  if (path.length > longestPath) return refusal('addressTooLong', 414);
  const isApi = path === apiPath || path.startsWith(`${apiPath}/`);
  return isApi && !isReadable(path) ? unreadableAddress : undefined;
}
