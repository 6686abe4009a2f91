'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

export function RetryNotice({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useTranslations('LoadFailed');
  const errorText = useErrorText('reading');
  const isMissing = error instanceof ApiError && error.code === 'notFound';
  return (
    <Notice
      tone="error"
      actions={
        !isMissing && (
          <Button look="secondary" size="small" onClick={() => void onRetry()}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {errorText(error)}
    </Notice>
  );
}
