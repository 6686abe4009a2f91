'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useMapVersion } from '@/lib/client/maps/map-versions';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { deskKey } from '@/lib/core/rooms/room';
import { movedPupils, type MovedPupil } from '@/lib/core/maps/saved-map';

export function OvertakenNotice(props: {
  map: SavedMap;
  version: number;
  isBusy: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onSaveAsNew: () => void;
}) {
  const { map, version, isBusy, onTakeTheirs, onKeepMine, onSaveAsNew } = props;
  const t = useTranslations('MapConflict');
  const { data: base } = useMapVersion(map.id, version);
  const moved = base && movedPupils(base, map);
  const desks = (of: Pick<SavedMap, 'desks'>) => of.desks.map(deskKey).sort().join(' ');
  const place = (at: MovedPupil['before']) => (at ? t('place', at) : t('noPlace'));
  let title = map.updatedBy ? t('conflict', { name: map.updatedBy }) : t('conflictUnknown');
  if (map.isUpdatedByMe) title = t('conflictOwn');
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <>
          <Button size="small" busy={isBusy} onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
          <Button look="secondary" size="small" disabled={isBusy} onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button look="secondary" size="small" disabled={isBusy} onClick={onSaveAsNew}>
            {t('saveAsNew')}
          </Button>
        </>
      }
    >
      {moved && (
        <>
          <p>{t('theirChanges', { count: moved.length })}</p>
          <ul className="list-disc pl-5">
            {moved.map(({ id, name, before, after }) => (
              <li key={id}>{t('movedTo', { name, before: place(before), after: place(after) })}</li>
            ))}
          </ul>
        </>
      )}
      {base && desks(base) !== desks(map) && <p>{t('otherRoom')}</p>}
      <p className="mt-2">{t('keepMineHint')}</p>
    </Notice>
  );
}
