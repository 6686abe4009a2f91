'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from './api-client';

/** The user's words for whatever went wrong with a call. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('Errors');
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'internal';
    return t.has(code) ? t(code) : t('internal');
  };
}
