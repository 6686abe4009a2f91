'use client';

import { useTranslations } from 'next-intl';
import { UnsentNotice, useSending, useUnsent } from '@/components/shell/unsent-maps';
import { notify } from '@/components/ui/notifications';
import { useLoadMap } from '@/lib/client/maps/maps';
import { decideUnsent, unsentMaps } from '@/lib/client/maps/unsent';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { OvertakenNotice } from './overtaken-notice';

/**
 * Says of a map that it waits to be sent; where another teacher has changed it meanwhile, what they changed, and lets the
 * teacher choose between the two.
 */
export function UnsentOfMap(props: {
  mapId: string;
  /** Called with the stored map once the teacher has chosen. */
  onDecided: (stored: SavedMap) => void;
}) {
  const { mapId, onDecided } = props;
  const t = useTranslations('CorrectMap');
  const load = useLoadMap(mapId);
  const send = useSending();
  const unsent = useUnsent().find(({ map }) => map.id === mapId);
  if (!unsent?.newest || !('change' in unsent)) return <UnsentNotice mapId={mapId} />;
  const decide = async (choice: 'mine' | 'theirs' | 'asNew', message: string) => {
    await decideUnsent(mapId, choice);
    await send();
    const stored = await load().catch(() => undefined);
    if (stored) onDecided(stored);
    // Without a network it still waits, and the notice of that stays.
    if (!unsentMaps().some(({ key }) => key === unsent.key)) notify({ type: 'info', message });
  };
  return (
    <OvertakenNotice
      map={unsent.newest}
      version={unsent.change.version}
      isBusy={false}
      onKeepMine={() => void decide('mine', t('saved'))}
      onTakeTheirs={() => void decide('theirs', t('tookTheirs'))}
      onSaveAsNew={() => void decide('asNew', t('savedAsNew'))}
    />
  );
}
