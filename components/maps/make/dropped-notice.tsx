'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Names a condition that was removed to get a map, with a button to restore it. */
export function DroppedNotice(props: { condition: string; onTakeBack: () => void }) {
  const t = useTranslations('Conflict');
  return (
    <Notice
      tone="info"
      actions={
        <Button look="secondary" size="small" onClick={props.onTakeBack}>
          {t('takeBack')}
        </Button>
      }
    >
      {t('dropped', { condition: props.condition })}
    </Notice>
  );
}
