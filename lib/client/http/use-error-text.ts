'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from './api-client';

/**
 * The user's words for whatever went wrong with a call. Where something typed was to be saved, they say that it is
 * still there; where something was to be read, there is nothing of that kind.
 */
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
