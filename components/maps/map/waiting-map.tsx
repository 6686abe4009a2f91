'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useLoadMap } from '@/lib/client/maps/maps';
import { dropWaiting, sendWaitingMaps, useWaitingMaps } from '@/lib/client/maps/waiting-maps';
import type { SavedMap } from '@/lib/contracts/maps/maps';

/** Says of a map that it waits to be sent, and lets the teacher try at once or give it up. */
export function WaitingMap(props: {
  mapId: string;
  /** Called with the stored map once what waited of it is given up. */
  onDropped: (stored: SavedMap) => void;
}) {
  const { mapId, onDropped } = props;
  const t = useTranslations('Device');
  const load = useLoadMap(mapId);
  const client = useQueryClient();
  const router = useRouter();
  const waiting = useWaitingMaps().find(({ map }) => map.id === mapId);
  if (!waiting) return null;
  const giveUp = async () => {
    await dropWaiting(client, waiting);
    const stored = 'change' in waiting && (await load().catch(() => undefined));
    if (stored) onDropped(stored);
    else router.replace('/app');
  };
  return (
    <Notice
      tone="warning"
      title={t('unsent')}
      actions={
        <>
          <Button look="secondary" size="small" onClick={() => sendWaitingMaps(client)}>
            {t('tryAgain')}
          </Button>
          <Button look="quiet" size="small" onClick={() => void giveUp()}>
            {t('drop')}
          </Button>
        </>
      }
    >
      {t('unsentText')}
    </Notice>
  );
}
