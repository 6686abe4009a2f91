'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from './api-client';

export function useErrorText(kind: 'reading' | 'saving' = 'saving'): (error: unknown) => string {
  const t = useTranslations('Errors');
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'internal';
    if (kind === 'reading' && (code === 'offline' || code === 'notSignedIn')) {
      return t(`reading.${code}`);
    }
    return t.has(code) ? t(code) : t('internal');
  };
}
