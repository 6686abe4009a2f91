'use client';

import { useTranslations } from 'next-intl';

interface FieldError {
  type?: string;
  message?: string;
}

/** Text of a field's error: a message from the server as it is, otherwise the form's message by its key. */
export function useFieldText(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('Auth');
  return (error) =>
    error?.type === 'server' || !error?.message
      ? error?.message
      : t(error.message as 'nameRequired');
}
