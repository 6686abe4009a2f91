import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';

/** The one address under which search engines should list a page, or a file of the public folder, in a language. */
export function pageUrl(language: Locale, path: string): string {
  const { siteUrls, basePath } = publicEnv;
  return siteUrls[language] + (path === '/' && basePath ? basePath : basePath + path);
}

/** Whether each language has an address of its own; on one host the language is the visitor's choice. */
export function hasHostPerLanguage(): boolean {
  return publicEnv.siteUrls.no !== publicEnv.siteUrls.en;
}
