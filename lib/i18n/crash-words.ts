import type { Locale } from './locales';

export const crashWords: Record<
  Locale,
  { title: string; retry: string; home: string; missing: string }
> = {
  no: {
    title: 'Unexpected Application Error!',
    retry: 'Prøv igjen',
    home: 'Til forsiden',
    missing:
      'Noe av siden kunne ikke hentes. Nettet kan ha falt ut, eller en ny versjon er på vei.',
  },
  en: {
    title: 'Unexpected Application Error!',
    retry: 'Try again',
    home: 'To the front page',
    missing:
      'A part of this page could not be loaded. The network may be down, or a new version is on its way.',
  },
};
