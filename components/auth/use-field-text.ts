'use client';

import { useTranslations } from 'next-intl';

interface FieldError {
  type?: string;
  message?: string;
}

/** The words for a field's error: those of the server as they are, those of the form by their key. */
export function useFieldText(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('Auth');
  return (error) =>
    error?.type === 'server' || !error?.message
      ? error?.message
      : t(error.message as 'nameRequired');
}
