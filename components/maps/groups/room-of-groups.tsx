'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { SmallMap } from '@/components/rooms/view/small-map';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { PupilId } from '@/lib/core/conditions/condition';
import { seatGroups } from '@/lib/core/seating/groups/seat-groups';

interface RoomOfGroupsProps {
  map: SavedMap;
  groups: PupilId[][];
  names: ReadonlyMap<PupilId, string>;
}

export function RoomOfGroups({ map, groups, names }: RoomOfGroupsProps) {
  const t = useTranslations('Groups');
  const seats = useMemo(() => seatGroups(map, groups), [map, groups]);
  if (!seats) return <p>{t('noTables')}</p>;
  return (
    <>
      <div className="mx-auto max-w-4xl print:h-[160mm]">
        <SmallMap room={map} seats={seats} names={names} />
      </div>
      <p className="sr-only">{t('atTables')}</p>
    </>
  );
}
