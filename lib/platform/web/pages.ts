import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hostEnv } from '@/lib/env/hosts';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { choosePage } from '@/lib/server/http/choose-page';
import { readCookieHeader } from '@/lib/server/http/cookies';
import type { PreparedPage, PreparedPages } from '@/lib/server/http/prepared-pages';

/** Public pages depend only on address, host and one cookie, so a shared cache may store the pages. */
const sharedCache =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate';
const noSharedCache = 'private, no-cache';

const privatePages = /^\/[a-z]+\/(app|share|returned)(\/|$)/;

/** Brotli quality 6 of 11, because the highest quality takes twenty times as long and saves only a tenth. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const encoders = {
  br: (content: Buffer) => brotliCompressSync(content, quality),
  gzip: (content: Buffer) => gzipSync(content),
  identity: (content: Buffer) => content,
};
type Encoding = keyof typeof encoders;

/** A weight of 0 in the Accept-Encoding header refuses an encoding (RFC 9110, 12.5.3). */
const accepts = { br: /\bbr\b(?! ?; ?q=0(?!\.[1-9]))/, gzip: /\bgzip\b(?! ?; ?q=0(?!\.[1-9]))/ };

function bestEncoding(offers: string): Encoding {
  return (['br', 'gzip'] as const).find((name) => accepts[name].test(offers)) ?? 'identity';
}

function toWebPage({ html, policy }: PreparedPage) {
  const content = Buffer.from(html);
  const bodies: Partial<Record<Encoding, Buffer>> = {};
  return {
    body: (encoding: Encoding) => (bodies[encoding] ??= encoders[encoding](content)),
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

  return (
    { headers, method }: IncomingMessage,
    response: ServerResponse,
    address: { pathname: string; search: string },
  ): void => {
    const stored = readCookieHeader(headers.cookie ?? '', preferredLanguageKey);
    const host = headers.host ?? null;
    const choice = choosePage(isPage, address, { stored, host, norwegianHosts, englishHosts });
    const page = pages.get(choice.page)!;
    const encoding = bestEncoding(String(headers['accept-encoding'] ?? ''));
    const etag = `"${page.hash}-${encoding}"`;
    const isPublic = choice.status === 200 && !privatePages.test(choice.page);
    response.setHeader('Content-Security-Policy', page.policy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', isPublic ? sharedCache : noSharedCache);
    response.setHeader('Vary', 'Accept-Encoding, Cookie');
    response.setHeader('ETag', etag);
    if (choice.status === 200 && headers['if-none-match']?.includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    const body = page.body(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(choice.status).end(method === 'HEAD' ? undefined : body);
  };
}
