'use client';

import { useParams } from 'next/navigation';
import { crashWords } from '@/lib/i18n/crash-words';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

export function useCrashWords() {
  const { locale } = useParams();
  return crashWords[isLocale(locale) ? locale : defaultLocale];
}
