'use client';

import { useParams } from 'next/navigation';
import { crashWords } from '@/lib/i18n/crash-words';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

/** The words for a page that broke, in its language. */
export function useCrashWords() {
  const { locale } = useParams();
  return crashWords[isLocale(locale) ? locale : defaultLocale];
}
