import 'server-only';
import { hostEnv } from '@/lib/env/hosts';
import { publicEnv } from '@/lib/env/public';
import { chooseLocale, preferredLanguageKey, type Locale } from '@/lib/i18n/locales';
import { isSecure, readCookie } from './cookies';

/** Where things are for whoever sent a request, in full, for links that leave this host and come back. */
export interface Addresses {
  /** The public site that the request came from. */
  site: string;
  api: string;
  app: string;
  locale: Locale;
}

export function addressesOf(request: Request): Addresses {
  const host = request.headers.get('host');
  const own = `${isSecure(request) ? 'https' : 'http'}://${host}`;
  // Only this host and allowed origins come as far as this (checkOrigin).
  const siteOrigin = request.headers.get('origin') ?? own;
  const { norwegianHosts, englishHosts } = hostEnv();
  return {
    site: siteOrigin + publicEnv.basePath,
    api: new URL(publicEnv.apiBaseUrl, own).href,
    app: new URL(publicEnv.appUrl, own).href,
    locale: chooseLocale({
      stored: readCookie(request, preferredLanguageKey),
      host: new URL(siteOrigin).host,
      norwegianHosts,
      englishHosts,
    }),
  };
}
