import { NextResponse, type NextRequest } from 'next/server';
import { hostEnv } from '@/lib/env/hosts';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { choosePage } from '@/lib/server/http/choose-page';
import { assetPaths } from '@/lib/server/http/asset-paths';
import { movedAddress } from '@/lib/server/http/moved-address';
import { pagePolicy, preparedPages } from '@/lib/server/http/prepared-pages';
import { pageHeaders } from '@/lib/server/http/security-headers';

export const config = {
  runtime: 'nodejs',
  matcher: ['/', '/((?!api(?:/|$)|_next/).*)'],
};

const idPattern = /\/(?:[0-9a-f]{8}-[0-9a-f-]{27}(?=\/|$)|(?:share|answer)\/(?!_$))/;

/**
 * Redirects requests and chooses pages. In production, the middleware gets only requests of Next.js's client-side
 * router, because lib/platform/web handles all other requests.
 */
export function middleware(request: NextRequest) {
  const env = hostEnv();
  const { pathname } = request.nextUrl;
  if (env.isDevelopment ? pathname.includes('.') : assetPaths(env.buildFolder).has(pathname)) {
    return NextResponse.next();
  }
  const target = movedAddress(pathname, request.nextUrl.search);
  if (target) {
    const url = request.nextUrl.clone();
    [url.pathname, url.search = ''] = target.split('?') as [string, string?];
    return NextResponse.redirect(url, 308);
  }
  const pages = env.isDevelopment ? undefined : preparedPages(env.buildFolder);
  const isPage = (name: string) => (pages ? Object.hasOwn(pages, name) : !idPattern.test(name));
  const { page, status } = choosePage(isPage, request.nextUrl, {
    stored: request.cookies.get(preferredLanguageKey)?.value,
    host: request.headers.get('host'),
    norwegianHosts: env.norwegianHosts,
    englishHosts: env.englishHosts,
  });
  const url = request.nextUrl.clone();
  url.pathname = page;
  const response = NextResponse.rewrite(url, { status });
  response.headers.set('Content-Security-Policy', pages?.[page]?.policy ?? pagePolicy([]));
  for (const [name, value] of Object.entries(pageHeaders(pathname))) {
    response.headers.set(name, value);
  }
  // The language comes from a cookie, so shared caches must not store the response.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
