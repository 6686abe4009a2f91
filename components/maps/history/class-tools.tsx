'use client';

import { CalendarRange, Dices, FilePen, Users, type LucideIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useGroupRounds } from '@/lib/client/classes/group-rounds';
import { usePickedPupils } from '@/lib/client/classes/picked-pupils';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { mapDate } from '@/lib/core/maps/map-day';

export function ClassTools({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('ClassTools');
  const format = useFormatter();
  const { id, pupils, maps, mayEdit } = detail;
  const toCome = maps.filter(({ isToCome }) => isToCome);
  const [lastRound] = useGroupRounds(id).data ?? [];
  const [picked] = usePickedPupils(id);
  const stillHere = pupils.filter((pupil) => picked.includes(pupil.id));
  const day = (date: Date) => format.dateTime(date, { day: 'numeric', month: 'short' });
  return (
    <ul aria-label={t('title')} className="grid w-full grid-cols-2 gap-2 xl:grid-cols-4">
      {(mayEdit || toCome.length > 0) && (
        <Tool href={`/app/classes/${id}/term-plan`} icon={CalendarRange} title={t('plan')}>
          {toCome[0]
            ? t('planned', { count: toCome.length, last: day(mapDate(toCome[0])) })
            : t('nothingPlanned')}
        </Tool>
      )}
      <Tool href={`/app/classes/${id}/groups`} icon={Users} title={t('groups')}>
        {lastRound
          ? t('lastGroups', { day: day(new Date(lastRound.day)), count: lastRound.groups.length })
          : t('noGroups')}
      </Tool>
      <Tool href={`/app/classes/${id}/picker`} icon={Dices} title={t('picker')}>
        {t('picked', { count: stillHere.length, total: pupils.length })}
      </Tool>
      <Tool href={`/app/classes/${id}/exam`} icon={FilePen} title={t('exam')}>
        {t('examText')}
      </Tool>
    </ul>
  );
}

function Tool(props: { href: string; icon: LucideIcon; title: string; children: string }) {
  const { href, icon: Icon, title, children } = props;
  return (
    <li className="border-line bg-surface rounded-desk hover:border-green relative flex min-h-14 items-center gap-2.5 border px-3 py-1.5 text-left text-sm">
      <Icon aria-hidden className="text-green size-5 shrink-0 max-sm:hidden" />
      <div className="min-w-0">
        <Link href={href} className="block font-semibold after:absolute after:inset-0">
          {title}
        </Link>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
