'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import { namedSeating } from '@/lib/core/maps/map-seats';
import { SmallMap } from '@/components/rooms/view/small-map';
import type { ClassSummary } from '@/lib/contracts/classes/classes';

const emptyRoom = [0, 1, 2, 3].flatMap((row) => [0, 1, 3, 4, 6, 7].map((col) => ({ row, col })));

const frameClass = 'bg-birch grid flex-1 place-items-center rounded-xl p-2 *:max-h-64';

export function ClassPicture({ entry }: { entry: ClassSummary }) {
  const t = useTranslations('Home');
  const map = entry.activeMap;
  if (map) {
    return (
      <Link
        href={`/app/maps/${map.id}`}
        className={`${frameClass} hover:bg-green-tint transition-colors`}
      >
        <span className="sr-only">{t('openMap', { name: entry.name })}</span>
        <SmallMap
          room={map}
          seats={namedSeating(map.seats)}
          names={new Map(map.seats.map(({ pupil }) => [pupil.id, pupil.name]))}
        />
      </Link>
    );
  }
  const picture = (
    <span className="flex h-28 w-44 max-w-full items-center">
      <RoomThumbnail desks={emptyRoom} look="outline" />
    </span>
  );
  if (!entry.mayEdit) {
    return (
      <div className={frameClass}>
        {picture}
        <span className="text-ink-soft text-sm">{t('noMap')}</span>
      </div>
    );
  }
  return (
    <Link
      href={`/app/classes/${entry.id}/seatmap`}
      aria-label={t('firstMapFor', { name: entry.name })}
      className={`${frameClass} hover:bg-green-tint hover:text-green transition-colors`}
    >
      {picture}
      <span className="text-sm font-semibold underline underline-offset-4">{t('firstMap')}</span>
    </Link>
  );
}
