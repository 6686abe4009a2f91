import { getTranslations } from 'next-intl/server';

/** Messages of the Norwegian app, so that the guide uses the app's names. */
export function appWords() {
  return getTranslations({ locale: 'no' });
}
