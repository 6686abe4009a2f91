import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'next/dist/server/next';
import { generatedAssets } from '@/lib/server/http/content-security-policy';
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
import { createPageHandler } from './pages';
import { endPipelining } from './pipelined';
import { changingFiles, staticFiles } from './static-files';

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
  folders: { build: string; programs: string; public: string };
  basePath: string;
  pages: PreparedPages;
  trustProxy: boolean;
  /** Folder with the files of other builds, beside those of this one; none where it can't be written. */
  keptFolder?: string;
  /** Answers what is below the API's address. */
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers everything that is neither a file nor a page nor the API. */
  next: RequestHandler;
}

const builtPath = '/_next/static/';

/** Answers every request of the product: files, pages and the API from here, page data by Next.js. */
export function createRequestHandler({
  folders,
  basePath,
  pages,
  trustProxy,
  keptFolder,
  api,
  next,
}: WebOptions) {
  const servePage = createPageHandler(pages);
  const generated = new Set(generatedAssets(folders.build));
  const forever = 'public, max-age=31536000, immutable';
  const built = staticFiles(path.join(folders.build, 'static'), forever);
  const kept = keptFolder === undefined ? undefined : changingFiles(keptFolder, forever);
  const ofPublic = staticFiles(folders.public, 'public, max-age=0');
  const ofBuild = staticFiles(path.join(folders.programs, 'public'), 'no-cache');

  const isEnded = endPipelining();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isEnded(request, response)) return;
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
    const refusal = earlyRefusal(request, `${basePath}/api`);
    if (refusal) return refuse(refusal);
    const isRead = method === 'GET' || method === 'HEAD';
    const pathname = url.split('?')[0]!;
    const byNext = () =>
      isReadable(pathname) ? void next(request, response) : refuse(unreadableAddress);
    const isBelow = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const place = pathname.slice(basePath.length);
    for (const [name, value] of Object.entries(pageHeaders(place))) {
      response.setHeader(name, value);
    }
    if (isBelow && /^\/api(\/|$)/.test(place)) return void api(request, response);
    if (!isRead) return refuse(onlyRead);
    if (!isBelow) return byNext();
    const isBuilt = place.startsWith(builtPath);
    const name = isBuilt ? place.slice(builtPath.length - 1) : place;
    const sources = isBuilt ? [built, kept] : [ofPublic, ofBuild];
    const files = sources.find((each) => each?.find(name)) ?? ofPublic;
    const file = files.find(name);
    if (file) return files.serve(request, response, file);
    if (place.startsWith('/_next/')) return byNext();
    const hasSlashAtEnd = place.endsWith('/') && pathname !== '/';
    if (isDataRequest(request) || hasSlashAtEnd) return byNext();
    const target = movedAddress(place, url.slice(pathname.length));
    if (target) {
      response.writeHead(308, { Location: basePath + target }).end();
      return;
    }
    // robots.txt, icons and the like are made by the build, and Next.js knows their types.
    return generated.has(place) ? byNext() : servePage(request, response, place);
  };
}
