'use client';

import { EyeOff, Pencil, Shuffle, UsersRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { Name } from '@/components/ui/name';
import type { ClassSummary } from '@/lib/contracts/classes/classes';
import { isGradeNumber } from '@/lib/core/classes/grade';
import { ClassPicture } from './class-picture';
import { mapDate } from '@/lib/core/maps/map-day';

export function ClassCard({ entry, level }: { entry: ClassSummary; level: 'h2' | 'h3' | 'h4' }) {
  const Heading = level;
  const t = useTranslations('Home');
  const format = useFormatter();
  const map = entry.activeMap;
  const grade = isGradeNumber(entry.grade) ? t('grade', { grade: entry.grade }) : entry.grade;
  return (
    <li className="border-line bg-surface shadow-card flex flex-col overflow-hidden rounded-2xl border">
      <ClassPicture entry={entry} />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-xl font-bold break-words">{entry.name}</Heading>
        <p className="text-ink-soft mt-1">{t('facts', { grade, pupils: entry.pupilCount })}</p>
        {map && (
          <p className="text-ink-soft">
            {t('madeOn', { date: format.dateTime(mapDate(map), { dateStyle: 'long' }) })}
          </p>
        )}
        {!entry.isOwn && entry.teacherName && (
          <p className="text-ink-soft flex items-center gap-1.5">
            {entry.mayEdit ? (
              <>
                <UsersRound aria-hidden className="size-4 shrink-0" />
                {t('sharedBy', { name: entry.teacherName })}
              </>
            ) : (
              <Name>{entry.teacherName}</Name>
            )}
          </p>
        )}
        {entry.isPrivate && (
          <p className="text-ink-soft flex items-center gap-1.5">
            <EyeOff aria-hidden className="size-4 shrink-0" />
            {t('private')}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          {entry.mayEdit && map && (
            <Link
              href={`/app/classes/${entry.id}/seatmap`}
              className={buttonClass({ size: 'small' })}
              aria-label={t('makeMapFor', { name: entry.name })}
            >
              <LinkIcon>
                <Shuffle aria-hidden className="size-4" />
              </LinkIcon>
              {t('makeMap')}
            </Link>
          )}
          <Link
            href={`/app/classes/${entry.id}`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
            aria-label={
              entry.mayEdit
                ? t('editClassName', { name: entry.name })
                : t('showClassName', { name: entry.name })
            }
          >
            <LinkIcon>{entry.mayEdit && <Pencil aria-hidden className="size-4" />}</LinkIcon>
            {entry.mayEdit ? t('editClass') : t('showClass')}
          </Link>
        </div>
      </div>
    </li>
  );
}
