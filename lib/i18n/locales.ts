/** The languages of the product; the first is the default (design, section 2). */
export const locales = ['no', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'no';

/** Name of the stored choice, both in local storage and as a cookie. */
export const preferredLanguageKey = 'preferredLanguage';

/** The `lang` attribute and Intl locale of each language. */
export const languageTags: Record<Locale, string> = { no: 'nb-NO', en: 'en-GB' };

/** The language of a tag, such as the one that next-intl gives. */
export function toLocale(tag: string): Locale {
  return locales.find((locale) => languageTags[locale] === tag) ?? defaultLocale;
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/**
 * Chooses the language of a request: the stored choice wins, otherwise the host decides, otherwise Norwegian
 * (spec, section 4). Hosts are compared without port and case.
 */
export function chooseLocale(request: {
  stored: string | undefined;
  host: string | null;
  norwegianHosts: readonly string[];
  englishHosts: readonly string[];
}): Locale {
  if (isLocale(request.stored)) return request.stored;
  const hostName = (request.host ?? '').toLowerCase().replace(/:\d+$/, '');
  if (request.norwegianHosts.includes(hostName)) return 'no';
  if (request.englishHosts.includes(hostName)) return 'en';
  return defaultLocale;
}
