export const locales = ['no', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'no';

export const preferredLanguageKey = 'preferredLanguage';

export const languageTags: Record<Locale, string> = { no: 'nb-NO', en: 'en-GB' };

export function toLocale(tag: string): Locale {
  return locales.find((locale) => languageTags[locale] === tag) ?? defaultLocale;
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

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
