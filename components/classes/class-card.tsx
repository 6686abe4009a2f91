'use client';

import { EyeOff, Pencil, Shuffle, UsersRound, type LucideIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { LinkIcon } from '@/components/ui/link-icon';
import { Name } from '@/components/ui/name';
import type { ClassSummary } from '@/lib/contracts/classes/classes';
import { isGradeNumber } from '@/lib/core/classes/grade';
import { mapDate } from '@/lib/core/maps/map-day';
import { ClassPicture } from './class-picture';

const factClass = 'text-ink-soft flex items-center gap-1.5';

export function ClassCard({ entry, level }: { entry: ClassSummary; level: 'h2' | 'h3' | 'h4' }) {
  const Heading = level;
  const t = useTranslations('Home');
  const format = useFormatter();
  const { id, name, mayEdit, activeMap: map } = entry;
  const grade = isGradeNumber(entry.grade) ? t('grade', { grade: entry.grade }) : entry.grade;
  return (
    <li className="border-line bg-surface shadow-card flex flex-col gap-2 rounded-2xl border p-3">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 pl-1 text-sm">
          <Heading className="text-xl font-bold break-words">{name}</Heading>
          <p className="text-ink-soft">{t('facts', { grade, pupils: entry.pupilCount })}</p>
          {map && (
            <p className="text-ink-soft max-sm:sr-only">
              {t('madeOn', { date: format.dateTime(mapDate(map), { dateStyle: 'long' }) })}
            </p>
          )}
          {!entry.isOwn && entry.teacherName && (
            <p className={factClass}>
              {mayEdit ? (
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
            <p className={factClass}>
              <EyeOff aria-hidden className="size-4 shrink-0" />
              {t('private')}
            </p>
          )}
        </div>
        {mayEdit && map && (
          <IconLink
            href={`/app/classes/${id}/seatmap`}
            icon={Shuffle}
            label={t('makeMapFor', { name })}
          />
        )}
        <IconLink
          href={`/app/classes/${id}`}
          icon={mayEdit ? Pencil : UsersRound}
          label={t(mayEdit ? 'editClassName' : 'showClassName', { name })}
        />
      </div>
      <ClassPicture entry={entry} />
    </li>
  );
}

function IconLink({ href, icon: Icon, label }: { href: string; icon: LucideIcon; label: string }) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      className="rounded-desk hover:bg-birch hover:text-green grid size-11 shrink-0 place-items-center"
    >
      <LinkIcon>
        <Icon aria-hidden className="size-5" />
      </LinkIcon>
    </Link>
  );
}
