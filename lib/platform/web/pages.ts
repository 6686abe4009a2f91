import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { hostEnv } from '@/lib/env/hosts';
import { publicEnv } from '@/lib/env/public';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { choosePage } from '@/lib/server/http/choose-page';
import { contentSecurityPolicy } from '@/lib/server/http/content-security-policy';
import { readCookieHeader } from '@/lib/server/http/cookies';
import { preparedPages } from '@/lib/server/http/prepared-pages';
import { bestEncoding, type Encoding } from './accepted-encoding';

/** A page ready to be sent, in the encodings that browsers take. */
export interface WebPage {
  bodies: Record<Encoding, Buffer>;
  hash: string;
  scripts: string[];
}
/** Pages by their paths, as in "/no/about". */
export type WebPages = ReadonlyMap<string, WebPage>;

/** The pages as the build prepared them. */
export function readPages(buildFolder: string): WebPages {
  const pages = new Map<string, WebPage>();
  for (const [name, { file: prepared, ...about }] of Object.entries(preparedPages(buildFolder))) {
    const file = path.join(buildFolder, prepared);
    const [identity, br, gzip] = ['', '.br', '.gz'].map((end) => readFileSync(file + end));
    pages.set(name, { ...about, bodies: { identity: identity!, br: br!, gzip: gzip! } });
  }
  return pages;
}

/** Public pages depend on the address, the host and one cookie, and may be kept by a shared cache for a while. */
const sharedCache =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate';
/** The app's pages are shells without data; a browser asks each time whether its copy is still the newest. */
const noSharedCache = 'private, no-cache';

/** Pages that a shared cache does not keep: the app's, shared links', and those that follow from a query. */
const privatePages = /^\/[a-z]+\/(app|share|returned)(\/|$)/;

/** Serves pages from memory, each with its own security policy. */
export function createPageHandler(webPages: WebPages) {
  const env = hostEnv();
  const pages = new Map(
    [...webPages].map(([name, page]) => {
      const policy = contentSecurityPolicy({
        ...env,
        ...publicEnv(),
        scriptHashes: page.scripts,
      });
      return [name, { ...page, policy }];
    }),
  );
  const isPage = (name: string) => pages.has(name);

  /** `pathname` is below the base path. */
  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const search = request.url?.split('?').slice(1).join('?') ?? '';
    const choice = choosePage(
      isPage,
      { pathname, search },
      {
        stored: readCookieHeader(request.headers.cookie ?? '', preferredLanguageKey),
        host: request.headers.host ?? null,
        norwegianHosts: env.norwegianHosts,
        englishHosts: env.englishHosts,
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
    const body = page.bodies[encoding];
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(choice.status).end(request.method === 'HEAD' ? undefined : body);
  };
}
