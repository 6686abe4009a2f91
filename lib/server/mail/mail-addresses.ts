import 'server-only';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The addresses of links in mails, by language: web app and site, without a slash at the end. From the settings and
 * never from a request, whose host its sender may choose.
 */
export function mailAddresses(language: Locale): { app: string; site: string } {
  const origin = publicEnv().siteUrls[language];
  return { app: new URL(publicEnv().appUrl, origin).href, site: origin + publicEnv().basePath };
}
