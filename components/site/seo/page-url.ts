import { publicEnv } from '@/lib/env/public';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

export function pageUrl(language: Locale, path: string): string {
  const { siteUrls, basePath } = publicEnv();
  return siteUrls[language] + (path === '/' && basePath ? basePath : basePath + path);
}

/** hreflang codes without a country. */
const hreflang = { no: 'nb', en: 'en' } as const;

/**
 * URLs of a page in each of its languages, by hreflang. Undefined for a page in one language, or if the
 * languages share a URL.
 */
export function pageAlternates(path: string, languages: readonly Locale[]) {
  const isOneAddress = publicEnv().siteUrls.no === publicEnv().siteUrls.en;
  if (languages.length < 2 || isOneAddress) return undefined;
  return {
    ...Object.fromEntries(languages.map((each) => [hreflang[each], pageUrl(each, path)])),
    'x-default': pageUrl(defaultLocale, path),
  };
}
