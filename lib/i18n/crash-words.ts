import type { Locale } from './locales';

/**
 * The words of the screens that stand in when a page or the layout itself breaks. The same as in the messages, which
 * no page of the site carries to the browser for this; a test holds them together.
 */
export const crashWords: Record<Locale, { title: string; retry: string; home: string }> = {
  no: {
    title: 'Unexpected Application Error!',
    retry: 'Prøv igjen',
    home: 'Til forsiden',
  },
  en: {
    title: 'Unexpected Application Error!',
    retry: 'Try again',
    home: 'To the front page',
  },
};
