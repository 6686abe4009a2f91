'use client';

import { GitCompareArrows, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DeletedMap } from '@/lib/client/maps/maps';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapList } from '@/lib/contracts/maps/maps';
import { DeletedRow } from './deleted-row';
import { MapRow } from './map-row';
import { useMapLabel } from './use-map-label';

type ListedMap = MapList['maps'][number];

interface MapRowsProps {
  classId: string;
  maps: ListedMap[];
  deleted: DeletedMap[];
  total: number;
  pupils: Pupil[];
  mayEdit: boolean;
  /** Compares two maps, the older one first. */
  onCompare: (ids: [string, string]) => void;
  onMore?: () => void;
  isLoadingMore: boolean;
}

/** The maps of a class by date; those that were deleted just now stand in their place, to be restored. */
export function MapRows(props: MapRowsProps) {
  const { classId, maps, total, pupils, mayEdit, onCompare, onMore, isLoadingMore } = props;
  const t = useTranslations('MapHistory');
  const label = useMapLabel();
  const [chosen, setChosen] = useState<string[]>([]);
  const shown = maps.map(({ id }) => id);
  const stillThere = chosen.filter((id) => shown.includes(id));
  const oldest = maps.at(-1)?.activeFrom ?? '';
  const deleted = props.deleted.filter(
    ({ id, activeFrom }) => !shown.includes(id) && (!onMore || activeFrom > oldest),
  );
  const rows = [
    ...maps.map((map) => ({ activeFrom: map.activeFrom, map })),
    ...deleted.map((map) => ({ activeFrom: map.activeFrom, map: undefined, deleted: map })),
  ].sort((a, b) => (a.activeFrom < b.activeFrom ? 1 : a.activeFrom > b.activeFrom ? -1 : 0));

  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...stillThere, id].slice(-2) : stillThere.filter((one) => one !== id));
  const compare = () => {
    const [newer, older] = shown.filter((id) => stillThere.includes(id));
    if (newer && older) onCompare([older, newer]);
  };
  const first = maps.find(({ id }) => id === stillThere[0]);
  return (
    <>
      <p className="text-ink-soft mb-2">
        {total === 1 ? t('countOne') : t('count', { count: total })}
      </p>
      <ul aria-label={t('allMaps')} className="divide-line divide-y">
        {rows.map((row) =>
          row.map ? (
            <MapRow
              key={row.map.id}
              classId={classId}
              map={row.map}
              pupils={pupils}
              mayEdit={mayEdit}
              isChosen={stillThere.includes(row.map.id)}
              onChoose={total > 1 ? choose : undefined}
            />
          ) : (
            <DeletedRow key={row.deleted.id} map={row.deleted} />
          ),
        )}
      </ul>
      {onMore && (
        <Button look="secondary" busy={isLoadingMore} onClick={onMore} className="mt-6">
          {t('more')}
        </Button>
      )}
      {first && (
        <div className="border-line-strong bg-surface shadow-card rounded-desk sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 border py-1.5 pr-1.5 pl-4">
          <p aria-live="polite" className="min-w-0 break-words">
            {stillThere.length === 2 ? t('chosenTwo') : t('chosenOne', { name: label(first) })}
          </p>
          {stillThere.length === 2 && (
            <Button size="small" onClick={compare}>
              <GitCompareArrows aria-hidden className="size-4" />
              {t('compare')}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => setChosen([])}>
            <X aria-hidden className="size-4" />
            {t('clear')}
          </Button>
        </div>
      )}
    </>
  );
}
