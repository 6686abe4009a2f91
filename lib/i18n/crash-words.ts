import type { Locale } from './locales';

/**
 * The words of the screen that stands in when the layout itself breaks, and with it the way to the messages. The same
 * as in the messages; a test holds them together.
 */
export const crashWords: Record<Locale, { title: string; retry: string; home: string }> = {
  no: { title: 'Unexpected Application Error!', retry: 'Prøv igjen', home: 'Til forsiden' },
  en: { title: 'Unexpected Application Error!', retry: 'Try again', home: 'To the front page' },
};
