'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';

export function NotKeptNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('MapScreen');
  const errorText = useErrorText();
  return (
    <Notice
      tone="warning"
      title={t('notKept')}
      actions={
        <Button look="secondary" size="small" onClick={onRetry}>
          {t('keepAgain')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
