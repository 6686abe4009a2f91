import { NextResponse, type NextRequest } from 'next/server';
import { hostEnv } from '@/lib/env/hosts';
import { publicEnv } from '@/lib/env/public';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { choosePage } from '@/lib/server/http/choose-page';
import { assetPaths, contentSecurityPolicy } from '@/lib/server/http/content-security-policy';
import { preparedPages } from '@/lib/server/http/prepared-pages';

export const config = {
  runtime: 'nodejs',
  matcher: ['/', '/((?!api(?:/|$)|_next/).*)'],
};

/**
 * Addresses carry no language: the page of the request's language is served under the same address. In production the
 * web server (lib/runtime/web) answers for pages by the same rule, and only requests of the router come here.
 */
export function middleware(request: NextRequest) {
  const env = hostEnv();
  const { pathname } = request.nextUrl;
  if (env.isDevelopment ? pathname.includes('.') : assetPaths(env.buildFolder).has(pathname)) {
    return NextResponse.next();
  }
  const pages = env.isDevelopment ? undefined : preparedPages(env.buildFolder);
  const { page, status } = choosePage((name) => !pages || Object.hasOwn(pages, name), pathname, {
    stored: request.cookies.get(preferredLanguageKey)?.value,
    host: request.headers.get('host'),
    norwegianHosts: env.norwegianHosts,
    englishHosts: env.englishHosts,
  });
  const url = request.nextUrl.clone();
  url.pathname = page;
  const response = NextResponse.rewrite(url, { status });
  const { scripts = [], styles = [] } = pages?.[page] ?? {};
  response.headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({
      ...env,
      tutorialVideoId: publicEnv.tutorialVideoId,
      scriptHashes: scripts,
      styleHashes: styles,
    }),
  );
  // The language came from a cookie, so no shared cache may give this answer to another visitor.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
