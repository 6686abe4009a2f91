'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Stands in the place of a part of a page that could not be fetched. */
export function RetryNotice({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useTranslations('LoadFailed');
  const errorText = useErrorText('reading');
  return (
    <Notice
      tone="error"
      actions={
        <Button look="secondary" size="small" onClick={() => void onRetry()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
