'use client';

import { useTranslations } from 'next-intl';
import { useQueryClient } from '@tanstack/react-query';
import { WaitingNotice } from '@/components/shell/waiting-maps';
import { notify } from '@/components/ui/notifications';
import { useLoadMap } from '@/lib/client/maps/maps';
import { decideWaiting, useWaitingMaps } from '@/lib/client/maps/waiting-maps';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { OvertakenNotice } from './overtaken-notice';

/**
 * Says of a map that it waits to be sent; where another teacher has changed it meanwhile, what they changed, and lets the
 * teacher choose between the two.
 */
export function WaitingMap(props: {
  mapId: string;
  /** Called with the stored map once the teacher has chosen. */
  onDecided: (stored: SavedMap) => void;
}) {
  const { mapId, onDecided } = props;
  const t = useTranslations('MapConflict');
  const load = useLoadMap(mapId);
  const client = useQueryClient();
  const waiting = useWaitingMaps().find(({ map }) => map.id === mapId);
  if (!waiting?.newest || !('change' in waiting)) return <WaitingNotice mapId={mapId} />;
  const decide = async (choice: 'mine' | 'theirs' | 'asNew', message: string) => {
    const isSent = await decideWaiting(client, waiting, choice);
    const stored = await load().catch(() => undefined);
    if (stored) onDecided(stored);
    // Without a network it still waits, and the notice of that stays.
    if (isSent) notify({ type: 'info', message });
  };
  return (
    <OvertakenNotice
      map={waiting.newest}
      version={waiting.change.version}
      isBusy={false}
      onKeepMine={() => void decide('mine', t('saved'))}
      onTakeTheirs={() => void decide('theirs', t('tookTheirs'))}
      onSaveAsNew={() => void decide('asNew', t('savedAsNew'))}
    />
  );
}
