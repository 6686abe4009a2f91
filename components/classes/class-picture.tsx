'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { LinkIcon } from '@/components/ui/link-icon';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import type { ClassSummary } from '@/lib/contracts/classes/classes';

const emptyRoom = [0, 1, 2, 3].flatMap((row) => [0, 1, 3, 4, 6, 7].map((col) => ({ row, col })));

const linkClass = 'group bg-birch hover:bg-green-tint block px-6 py-5 transition-colors';
const textClass =
  'group-hover:text-green inline-flex min-h-6 items-center gap-2 text-sm font-semibold underline underline-offset-4';

/** Links to the class's active map with a thumbnail; without a map, an empty room links to the map maker. */
export function ClassPicture({ entry }: { entry: ClassSummary }) {
  const t = useTranslations('Home');
  const map = entry.activeMap;
  if (map) {
    return (
      <Link href={`/app/maps/${map.id}`} className={linkClass}>
        <Frame picture={<RoomThumbnail {...map} taken={map.takenDesks} />}>
          <span className="bg-green text-on-green rounded-full px-2.5 py-0.5 text-sm font-semibold">
            {t('activeMap')}
          </span>
          <span className={textClass}>
            <LinkIcon>{null}</LinkIcon>
            <span aria-hidden>{t('openMapShort')}</span>
            <span className="sr-only">{t('openMap', { name: entry.name })}</span>
          </span>
        </Frame>
      </Link>
    );
  }
  const picture = <RoomThumbnail desks={emptyRoom} look="outline" />;
  if (!entry.mayEdit) {
    return (
      <div className="bg-birch px-6 py-5">
        <Frame picture={picture}>
          <span className="text-ink-soft text-sm">{t('noMap')}</span>
        </Frame>
      </div>
    );
  }
  return (
    <Link
      href={`/app/classes/${entry.id}/seatmap`}
      aria-label={t('firstMapFor', { name: entry.name })}
      className={linkClass}
    >
      <Frame picture={picture}>
        <span className={textClass}>
          <LinkIcon>{null}</LinkIcon>
          {t('firstMap')}
        </span>
      </Frame>
    </Link>
  );
}

function Frame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="mx-auto flex h-36 max-w-64 items-center">{picture}</span>
      <span className="mt-4 flex min-h-7 flex-wrap items-center justify-between gap-2">
        {children}
      </span>
    </>
  );
}
