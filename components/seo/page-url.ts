import type { PageLanguages } from '@/lib/i18n/site-pages';
import { publicEnv } from '@/lib/env/public';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** The one address under which search engines should list a page, or a file of the public folder, in a language. */
export function pageUrl(language: Locale, path: string): string {
  const { siteUrls, basePath } = publicEnv;
  return siteUrls[language] + (path === '/' && basePath ? basePath : basePath + path);
}

/** The languages as hreflang names them, for whatever country. */
const hreflang = { no: 'nb', en: 'en' } as const;

/**
 * Where search engines find a page in each of its languages, by hreflang. Undefined for a page in one language, and
 * where the languages share an address: there the language is the visitor's choice.
 */
export function pageAlternates(path: string, languages: PageLanguages) {
  const isOneAddress = publicEnv.siteUrls.no === publicEnv.siteUrls.en;
  if (languages.length < 2 || isOneAddress) return undefined;
  return {
    ...Object.fromEntries(languages.map((each) => [hreflang[each], pageUrl(each, path)])),
    'x-default': pageUrl(defaultLocale, path),
  };
}
