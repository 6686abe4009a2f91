import 'server-only';
import { hostEnv } from '@/lib/env/hosts';
import { publicEnv } from '@/lib/env/public';
import { serverEnv } from '@/lib/env/server';
import { chooseLocale, preferredLanguageKey, type Locale } from '@/lib/i18n/locales';
import { isSecure, readCookie } from './cookies';

export interface Addresses {
  site: string;
  api: string;
  app: string;
  locale: Locale;
}

const isAllowed = (origin: string | null): origin is string =>
  origin !== null && serverEnv().API_ALLOWED_ORIGINS.includes(origin.toLowerCase());

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);

/**
 * Returns the host of a request if the host belongs to the product. An unknown Host header is never repeated, because
 * an attacker can choose it.
 */
function ownHost(request: Request): string | undefined {
  const host = request.headers.get('host')?.toLowerCase();
  const { norwegianHosts, englishHosts } = hostEnv();
  const { siteUrls, appUrl, apiBaseUrl } = publicEnv();
  const addresses = [siteUrls.no, siteUrls.en, appUrl, apiBaseUrl].filter((address) =>
    URL.canParse(address),
  );
  const known = addresses.map((address) => new URL(address).host);
  if (host && isLoopback(new URL(siteUrls.no).host) && isLoopback(host)) {
    return host;
  }
  return [...norwegianHosts, ...englishHosts, ...known].find((each) => each === host);
}

export function isOwnAddress(request: Request, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  return host === ownHost(request) || isAllowed(origin);
}

export function findAddresses(request: Request): Addresses {
  const host = ownHost(request);
  const own = host ? `${isSecure(request) ? 'https' : 'http'}://${host}` : publicEnv().siteUrls.no;
  const origin = request.headers.get('origin');
  const siteOrigin = isAllowed(origin) ? origin : own;
  const { norwegianHosts, englishHosts } = hostEnv();
  return {
    site: siteOrigin + publicEnv().basePath,
    api: new URL(publicEnv().apiBaseUrl, own).href,
    app: new URL(publicEnv().appUrl, own).href,
    locale: chooseLocale({
      stored: readCookie(request, preferredLanguageKey),
      host: new URL(siteOrigin).host,
      norwegianHosts,
      englishHosts,
    }),
  };
}
