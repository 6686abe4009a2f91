'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { sendWaitingMaps, useWaitingMaps } from '@/lib/client/maps/waiting-maps';

export function WaitingMap({ mapId }: { mapId: string }) {
  const t = useTranslations('Device');
  const client = useQueryClient();
  if (useWaitingMaps().every(({ map }) => map.id !== mapId)) return null;
  return (
    <Notice
      tone="warning"
      title={t('unsent')}
      actions={
        <Button look="secondary" size="small" onClick={() => sendWaitingMaps(client)}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('unsentText')}
    </Notice>
  );
}
