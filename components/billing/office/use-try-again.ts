'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRedeliver } from '@/lib/client/billing/office/office';

export function useTryAgain(documentId: string, name: string, onDone: () => void) {
  const t = useTranslations('Office');
  const errorText = useErrorText();
  const { mutate, isPending } = useRedeliver(documentId);
  const tryAgain = () =>
    mutate(
      { way: 'again' },
      {
        onSuccess: () => {
          notify({ type: 'success', message: t('retried', { document: name }) });
          onDone();
        },
        onError: (error) => notify({ type: 'error', message: errorText(error) }),
      },
    );
  return { tryAgain, isPending };
}
