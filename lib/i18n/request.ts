import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale, languageTags } from './locales';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const messages = (await import(`../../messages/${locale}.json`)).default;
  // The full tag, so that English dates and lists are British.
  return { locale: languageTags[locale], messages, timeZone: 'Europe/Oslo' };
});
