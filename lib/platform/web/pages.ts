import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hostEnv } from '@/lib/env/hosts';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { choosePage } from '@/lib/server/http/choose-page';
import { readCookieHeader } from '@/lib/server/http/cookies';
import type { PreparedPage, PreparedPages } from '@/lib/server/http/prepared-pages';

type Encoding = 'br' | 'gzip' | 'identity';

/** Public pages depend on the address, the host and one cookie, so a shared cache may store them. */
const sharedCache =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate';
/** Pages of the app are shells without data; browsers revalidate them. */
const noSharedCache = 'private, no-cache';

const privatePages = /^\/[a-z]+\/(app|share|returned)(\/|$)/;

/** The best quality of brotli takes twenty times as long and saves a tenth. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const encode: Record<Encoding, (content: Buffer) => Buffer> = {
  identity: (content) => content,
  br: (content) => brotliCompressSync(content, quality),
  gzip: (content) => gzipSync(content),
};

/** Chooses the encoding of a response (RFC 9110, 12.5.3); an encoding with the weight 0 is refused. */
function bestEncoding({ headers }: IncomingMessage): Encoding {
  const offers = String(headers['accept-encoding'] ?? '').split(',');
  const parts = offers.map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()));
  const takes = (encoding: Encoding) =>
    parts.some(([name, weight = '']) => name === encoding && !/^q=0(\.0*)?$/.test(weight));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** A page with its hash and content security policy; it is compressed when an encoding is first requested. */
function toWebPage({ html, policy }: PreparedPage) {
  const content = Buffer.from(html);
  const bodies: Partial<Record<Encoding, Buffer>> = {};
  return {
    body: (encoding: Encoding) => (bodies[encoding] ??= encode[encoding](content)),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 16),
    policy,
  };
}

export function createPageHandler(preparedPages: PreparedPages) {
  const { norwegianHosts, englishHosts } = hostEnv();
  const pages = new Map(
    Object.entries(preparedPages).map(([name, page]) => [name, toWebPage(page)]),
  );
  const isPage = (name: string) => pages.has(name);

  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const search = request.url?.split('?').slice(1).join('?') ?? '';
    const choice = choosePage(
      isPage,
      { pathname, search },
      {
        stored: readCookieHeader(request.headers.cookie ?? '', preferredLanguageKey),
        host: request.headers.host ?? null,
        norwegianHosts,
        englishHosts,
      },
    );
    const page = pages.get(choice.page)!;
    const encoding = bestEncoding(request);
    const etag = `"${page.hash}-${encoding}"`;
    const isPublic = choice.status === 200 && !privatePages.test(choice.page);
    response.setHeader('Content-Security-Policy', page.policy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', isPublic ? sharedCache : noSharedCache);
    response.setHeader('Vary', 'Accept-Encoding, Cookie');
    response.setHeader('ETag', etag);
    if (choice.status === 200 && String(request.headers['if-none-match'] ?? '').includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    const body = page.body(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(choice.status).end(request.method === 'HEAD' ? undefined : body);
  };
}
