'use client';

import { ChevronRight, History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { ClassDetail } from '@/lib/contracts/classes/classes';

/** The others are on the page with all maps of the class. */
const maxListed = 5;

/** Lists the class's latest maps, newest first, with the active one marked. */
export function MapList({ classId, maps }: { classId: string; maps: ClassDetail['maps'] }) {
  const t = useTranslations('MapList');
  const format = useFormatter();
  const roomName = useRoomName();
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-xl font-bold">{t('title')}</h2>
      {maps.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="divide-line divide-y">
        {maps.slice(0, maxListed).map((map) => (
          <li key={map.id}>
            <Link
              href={`/app/maps/${map.id}`}
              className="rounded-desk hover:bg-birch flex min-h-14 items-center gap-4 px-2 py-3"
            >
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 font-semibold break-words">
                  {map.name && <>{map.name} · </>}
                  {format.dateTime(new Date(map.createdAt), {
                    dateStyle: 'long',
                    timeStyle: 'short',
                  })}
                </span>
                {map.isActive && (
                  <span className="bg-green text-on-green rounded-full px-2.5 py-0.5 text-sm font-semibold">
                    {t('active')}
                  </span>
                )}
                <span className="text-ink-soft min-w-0">{roomName(map.roomName)}</span>
              </span>
              <ChevronRight aria-hidden className="text-ink-soft size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      {maps.length > 0 && (
        <Link
          href={`/app/classes/${classId}/maps`}
          className={buttonClass({ look: 'secondary', className: 'mt-4' })}
        >
          <LinkIcon>
            <History aria-hidden className="size-5" />
          </LinkIcon>
          {t('all', { count: maps.length })}
        </Link>
      )}
    </section>
  );
}
