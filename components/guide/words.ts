import { getTranslations } from 'next-intl/server';

/** The words of the Norwegian app, so that the guide calls everything what the app calls it. */
export function appWords() {
  return getTranslations({ locale: 'no' });
}
