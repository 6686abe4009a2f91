import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'next/dist/server/next';
import { assetPaths } from '@/lib/server/http/asset-paths';
import { filesBelow } from '@/lib/server/http/files-below';
import {
  earlyRefusal,
  isReadable,
  onlyRead,
  unreadableAddress,
  type EarlyRefusal,
} from '@/lib/server/http/early-refusal';
import { movedAddress } from '@/lib/server/http/moved-address';
import type { PreparedPages } from '@/lib/server/http/prepared-pages';
import { pageHeaders, securityHeaders } from '@/lib/server/http/security-headers';
import { serveFile } from './kept-files';
import { createPageHandler } from './pages';

const forwarded = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/** Without a trusted proxy, a caller could forge forwarded headers and evade the rate limits. */
function readForwardedHeaders(request: IncomingMessage, trustProxy: boolean) {
  for (const name of Object.keys(request.headers)) {
    if (!trustProxy && forwarded.test(name)) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] ??= request.socket.remoteAddress;
  request.headers['x-forwarded-proto'] ??= 'http';
}

const isDataRequest = ({ headers, url = '' }: IncomingMessage) =>
  headers.rsc !== undefined || /[?&]_rsc=/.test(url);

const builtPath = '/_next/static/';

export function createRequestHandler({
  basePath,
  trustProxy,
  ...options
}: {
  buildFolder: string;
  programs: string;
  basePath: string;
  pages: PreparedPages;
  trustProxy: boolean;
  keptFolder: string;
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  next: RequestHandler;
}) {
  const servePage = createPageHandler(options.pages);
  const assets = assetPaths(options.buildFolder);
  const built = new Set(filesBelow(path.join(options.buildFolder, 'static')));
  const kept = { root: options.keptFolder, maxAge: '365d', immutable: true };
  const worker = { root: path.join(options.programs, 'public') };

  return (request: IncomingMessage, response: ServerResponse): void => {
    readForwardedHeaders(request, trustProxy);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.url === '/robots.txt') request.url = `${basePath}/robots.txt`;
    const url = request.url ?? '/';
    const refuse = ({ status, headers, body }: EarlyRefusal) => {
      request.resume();
      response.writeHead(status, headers).end(body);
    };
    const refusal = earlyRefusal(request, `${basePath}/api`);
    if (refusal) return refuse(refusal);
    const pathname = url.split('?')[0]!;
    const byNext = () =>
      isReadable(pathname) ? void options.next(request, response) : refuse(unreadableAddress);
    const isBelow = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const place = pathname.slice(basePath.length);
    for (const [name, value] of Object.entries(pageHeaders(place))) {
      response.setHeader(name, value);
    }
    const isApi = isBelow && /^\/api(\/|$)/.test(place);
    if (isApi) return place.endsWith('/') ? byNext() : void options.api(request, response);
    if (!['GET', 'HEAD'].includes(request.method!)) return refuse(onlyRead);
    if (!isBelow) return byNext();
    if (place.startsWith(builtPath)) {
      const name = place.slice(builtPath.length - 1);
      // Next.js serves the files of the current build, because it also compresses them.
      return built.has(name) ? byNext() : serveFile([request, response], name, kept, byNext);
    }
    if (place === '/service-worker.js') {
      return serveFile([request, response], place, worker, byNext);
    }
    if (place.startsWith('/_next/') || assets.has(place)) return byNext();
    const hasSlashAtEnd = place.endsWith('/') && pathname !== '/';
    if (isDataRequest(request) || hasSlashAtEnd) return byNext();
    const search = url.slice(pathname.length);
    const target = movedAddress(place, search);
    if (!target) return servePage(request, response, { pathname: place, search });
    response.writeHead(308, { Location: basePath + target }).end();
  };
}
