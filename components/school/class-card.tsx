'use client';

import { Pencil, Shuffle } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { RoomThumbnail } from '@/components/ui/room-thumbnail';
import type { ClassSummary } from '@/lib/contracts/classes';

export function ClassCard({ entry, level }: { entry: ClassSummary; level: 'h2' | 'h3' }) {
  const Heading = level;
  const t = useTranslations('Home');
  const format = useFormatter();
  const map = entry.activeMap;
  return (
    <li className="border-line bg-surface shadow-card flex flex-col overflow-hidden rounded-2xl border">
      {map ? (
        <Link
          href={`/app/map?id=${map.id}`}
          className="group bg-birch hover:bg-green-tint block px-8 py-6 transition-colors"
        >
          <div className="mx-auto flex h-36 max-w-64 items-center">
            <RoomThumbnail desks={map.desks} taken={map.takenDesks} />
          </div>
          <span className="mt-4 flex flex-wrap items-center justify-between gap-2">
            <span className="bg-green text-on-green rounded-full px-2.5 py-0.5 text-sm font-semibold">
              {t('activeMap')}
            </span>
            <span className="group-hover:text-green text-sm font-semibold underline underline-offset-4">
              {t('openMap', { name: entry.name })}
            </span>
          </span>
        </Link>
      ) : (
        <div className="bg-birch text-ink-soft grid flex-1 place-items-center px-8 py-6 text-center">
          {t('noMap')}
        </div>
      )}
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-xl font-bold">{entry.name}</Heading>
        <p className="text-ink-soft mt-1">
          {t('facts', { grade: entry.grade, pupils: entry.pupilCount })}
        </p>
        {map && (
          <p className="text-ink-soft">
            {t('madeOn', { date: format.dateTime(new Date(map.createdAt), { dateStyle: 'long' }) })}
          </p>
        )}
        {!entry.isOwn && entry.teacherName && (
          <p className="text-ink-soft">
            <bdi>{entry.teacherName}</bdi>
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          {entry.isOwn && (
            <Link
              href={`/app/seatmap?class=${entry.id}`}
              className={buttonClass({ size: 'small' })}
              aria-label={t('makeMapFor', { name: entry.name })}
            >
              <Shuffle aria-hidden className="size-4" />
              {t('makeMap')}
            </Link>
          )}
          <Link
            href={`/app/class?id=${entry.id}`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
            aria-label={
              entry.isOwn
                ? t('editClassName', { name: entry.name })
                : t('showClassName', { name: entry.name })
            }
          >
            {entry.isOwn && <Pencil aria-hidden className="size-4" />}
            {entry.isOwn ? t('editClass') : t('showClass')}
          </Link>
        </div>
      </div>
    </li>
  );
}
