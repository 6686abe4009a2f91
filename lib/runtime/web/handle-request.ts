import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'next/dist/server/next';
import sirv from 'sirv';
import { assetPaths } from '@/lib/server/http/content-security-policy';
import {
  earlyRefusal,
  isReadable,
  unreadableAddress,
  type EarlyRefusal,
} from '@/lib/server/http/early-refusal';
import { movedAddress } from '@/lib/server/http/moved-address';
import { pageHeaders, securityHeaders } from '@/lib/server/http/security-headers';
import { createPageHandler } from './pages';

const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Without a trusted proxy in front, a caller could write these headers and so get past the rate limits. */
function readForwardedHeaders(request: IncomingMessage, trustProxy: boolean) {
  if (!trustProxy) for (const name of forwardedHeaders) delete request.headers[name];
  request.headers['x-forwarded-for'] ??= request.socket.remoteAddress;
  request.headers['x-forwarded-proto'] ??= 'http';
}

/** The router of Next.js asks for a page's data by these. */
const isDataRequest = ({ headers, url = '' }: IncomingMessage) =>
  headers.rsc !== undefined || /[?&]_rsc=/.test(url);

export interface WebOptions {
  /** The folder that holds `.next` and `public`. */
  folder: string;
  basePath: string;
  trustProxy: boolean;
  /** Answers what is below the API's address. */
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers everything that is neither a file nor a page nor the API. */
  next: RequestHandler;
}

/** Answers every request of the product: files, pages and the API from here, page data by Next.js. */
export function createRequestHandler({ folder, basePath, trustProxy, api, next }: WebOptions) {
  const buildFolder = path.join(folder, '.next');
  const servePage = createPageHandler(buildFolder);
  const assets = assetPaths(buildFolder);
  const serveBuilt = sirv(path.join(buildFolder, 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
  });
  const servePublic = sirv(path.join(folder, 'public'), { brotli: true, gzip: true, etag: true });

  /** Calls a file server with the address it knows, and gives the address back where it has no such file. */
  function tryFiles(
    serve: typeof servePublic,
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    otherwise: () => void,
  ) {
    const { url } = request;
    request.url = address;
    serve(request, response, () => {
      request.url = url;
      otherwise();
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    readForwardedHeaders(request, trustProxy);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // Crawlers ask for it at the root of the host.
    if (request.url === '/robots.txt') request.url = `${basePath}/robots.txt`;
    const url = request.url ?? '/';
    const refuse = ({ status, headers, body }: EarlyRefusal) => {
      request.resume();
      response.writeHead(status, headers).end(body);
    };
    const { method = 'GET' } = request;
    // HTTP/1.0 knows requests without a host.
    const host = request.headers.host ?? (request.httpVersion === '1.0' ? undefined : '');
    const refusal = earlyRefusal({ method, url, host }, `${basePath}/api`);
    if (refusal) return refuse(refusal);
    const isRead = method === 'GET' || method === 'HEAD';
    const pathname = url.split('?')[0]!;
    const byNext = () =>
      isReadable(pathname) ? void next(request, response) : refuse(unreadableAddress);
    const isBelow = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const address = url.slice(basePath.length) || '/';
    const place = pathname.slice(basePath.length);
    for (const [name, value] of Object.entries(pageHeaders(place))) {
      response.setHeader(name, value);
    }
    if (isBelow && /^\/api(\/|$)/.test(place)) return void api(request, response);
    if (!isRead || !isBelow) return byNext();
    if (place.startsWith('/_next/')) {
      if (!place.startsWith('/_next/static/')) return byNext();
      return tryFiles(serveBuilt, request, response, address.slice('/_next/static'.length), byNext);
    }
    const hasSlashAtEnd = place.endsWith('/') && pathname !== '/';
    if (isDataRequest(request) || hasSlashAtEnd) return byNext();
    // robots.txt, icons and the like are made by the build, and Next.js knows their types.
    const byPageOrNext = () => (assets.has(place) ? byNext() : servePage(request, response, place));
    const target = movedAddress(place, url.slice(pathname.length));
    if (target) {
      response.writeHead(308, { Location: basePath + target }).end();
      return;
    }
    if (pathname === (basePath || '/')) return byPageOrNext();
    return tryFiles(servePublic, request, response, address, byPageOrNext);
  };
}
