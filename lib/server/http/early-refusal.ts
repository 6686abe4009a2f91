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

/** For a page or a file, which can only be read. */
export const onlyRead = refusal('methodNotAllowed', 405, { Allow: 'GET, HEAD' });

/** In bytes. Twenty times the longest address of a page or call. */
const longestPath = 2048;

/** How often a request has a header field; Node.js keeps one of each in `headers`. */
const countOf = (name: string, { rawHeaders }: Head) =>
  rawHeaders.filter((field, index) => index % 2 === 0 && field.toLowerCase() === name).length;

/**
 * Whether a request leaves open where it goes or where it ends (RFC 9112, 3.2 and 6.1), so that a proxy in front may have
 * understood it otherwise.
 */
const isAmbiguous = (request: Head) =>
  countOf('host', request) > 1 ||
  (request.httpVersion === '1.0' && countOf('transfer-encoding', request) > 0);

/**
 * Refuses requests on which Next.js would fail: an unknown method (TRACE was a 500), an address that is no path, a Host
 * that is none, or an API path with invalid percent encoding; also a path of more than 2,048 bytes and a request with two
 * meanings. Undefined for every other request. `apiPath` is the API's base path.
 */
export function earlyRefusal(request: Head, apiPath: string): EarlyRefusal | undefined {
  const { method = '', url = '', httpVersion, headers } = request;
  if (isAmbiguous(request)) return refusal('invalidRequest', 400, { Connection: 'close' });
  if (!methods.includes(method)) {
    return refusal('methodNotAllowed', 405, { Allow: methods.join(', ') });
  }
  // HTTP/1.0 knows requests without a host.
  const host = headers.host ?? (httpVersion === '1.0' ? undefined : '');
  if (!url.startsWith('/') || !isHost(host)) return refusal('invalidRequest', 400);
  const path = url.split('?', 1)[0]!;
  if (path.length > longestPath) return refusal('addressTooLong', 414);
  const isApi = path === apiPath || path.startsWith(`${apiPath}/`);
  return isApi && !isReadable(path) ? unreadableAddress : undefined;
}
