import { getRequestConfig } from 'next-intl/server';
import { messages } from './messages';
import { defaultLocale, isLocale, languageTags } from './locales';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return { locale: languageTags[locale], messages: messages[locale], timeZone: 'Europe/Oslo' };
});
