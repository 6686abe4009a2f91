import { NextResponse, type NextRequest } from 'next/server';
import { hostEnv } from '@/lib/env/hosts';
import { chooseLocale, preferredLanguageKey } from '@/lib/i18n/locales';
import {
  assetPaths,
  contentSecurityPolicy,
  inlineScriptHashes,
} from '@/lib/server/http/content-security-policy';

export const config = {
  runtime: 'nodejs',
  matcher: ['/', '/((?!api(?:/|$)|_next/).*)'],
};

/** The page that says that an address leads nowhere: of the folder it is in where that has one, or of the site. */
function notFoundPage(pages: object, site: string, pathname: string) {
  const folder = pathname.slice(0, pathname.lastIndexOf('/'));
  const ofFolder = `${site}${folder}/not-found`;
  return Object.hasOwn(pages, ofFolder) ? ofFolder : `${site}/not-found`;
}

/** Addresses carry no language: the page of the request's language is served under the same address. */
export function middleware(request: NextRequest) {
  const env = hostEnv();
  const asset = request.nextUrl.pathname;
  if (env.isDevelopment ? asset.includes('.') : assetPaths(env.buildFolder).has(asset)) {
    return NextResponse.next();
  }
  const locale = chooseLocale({
    stored: request.cookies.get(preferredLanguageKey)?.value,
    host: request.headers.get('host'),
    norwegianHosts: env.norwegianHosts,
    englishHosts: env.englishHosts,
  });
  const pages = env.isDevelopment ? undefined : inlineScriptHashes(env.buildFolder);

  const url = request.nextUrl.clone();
  const pathname = url.pathname === '/' ? '' : url.pathname;
  const isKnown = !pages || Object.hasOwn(pages, `/${locale}${pathname}`);
  url.pathname = isKnown ? `/${locale}${pathname}` : notFoundPage(pages, `/${locale}`, pathname);

  const status = url.pathname.endsWith('/not-found') ? 404 : 200;
  const response = NextResponse.rewrite(url, { status });
  response.headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({ ...env, scriptHashes: pages?.[url.pathname] ?? [] }),
  );
  // The language came from a cookie, so no shared cache may give this page to somebody else.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
