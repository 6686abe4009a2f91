import { publicEnv } from '@/lib/env/public';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

export function pageUrl(language: Locale, path: string): string {
  const { siteUrls, basePath } = publicEnv();
  return siteUrls[language] + (path === '/' && basePath ? basePath : basePath + path);
}

const hreflang = { no: 'nb', en: 'en' } as const;

export function pageAlternates(path: string, languages: readonly Locale[]) {
  const isOneAddress = publicEnv().siteUrls.no === publicEnv().siteUrls.en;
  if (languages.length < 2 || isOneAddress) return undefined;
  return {
    ...Object.fromEntries(languages.map((each) => [hreflang[each], pageUrl(each, path)])),
    'x-default': pageUrl(defaultLocale, path),
  };
}
