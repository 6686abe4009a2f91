'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

export function RightEnded({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('RightEnded');
  return (
    <Notice
      tone="warning"
      title={t('title')}
      actions={
        <Button look="secondary" size="small" onClick={onDiscard}>
          {t('discard')}
        </Button>
      }
    >
      {t('text')}
    </Notice>
  );
}
