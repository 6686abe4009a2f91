import 'server-only';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Returns the URLs for mails. The URLs come from the settings, because an attacker can choose a request's Host header.
 */
export function mailAddresses(language: Locale): { app: string; site: string } {
  const origin = publicEnv().siteUrls[language];
  return { app: new URL(publicEnv().appUrl, origin).href, site: origin + publicEnv().basePath };
}
