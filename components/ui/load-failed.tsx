'use client';

import { useTranslations } from 'next-intl';
import { Button } from './button';
import { Notice } from './notice';
import { useErrorText } from './use-error-text';

/** In the place of content that could not be fetched. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('Frame');
  const errorText = useErrorText();
  return (
    <Notice
      tone="error"
      title={errorText(error)}
      actions={
        <Button look="secondary" size="small" onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
