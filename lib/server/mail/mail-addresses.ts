import 'server-only';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Addresses in mails are built from the settings and never from a request, whose Host header is chosen by its sender.
 */
export function mailAddresses(language: Locale): { app: string; site: string } {
  const origin = publicEnv().siteUrls[language];
  return { app: new URL(publicEnv().appUrl, origin).href, site: origin + publicEnv().basePath };
}
