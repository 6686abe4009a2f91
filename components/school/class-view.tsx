'use client';

import { useTranslations } from 'next-intl';
import { PageHeading } from '@/components/ui/page-heading';
import type { ClassDetail } from '@/lib/contracts/classes';
import { MapList } from './map-list';

/** A colleague's class: to look at. */
export function ClassView({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('ClassForm');
  return (
    <>
      <PageHeading
        back={{ href: '/app', label: t('back') }}
        title={detail.name}
        text={detail.teacherName && t('ofTeacher', { name: detail.teacherName })}
      />
      <ol className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {detail.pupils.map((pupil) => (
          <li key={pupil.id} className="rounded-desk bg-birch px-4 py-2.5">
            <bdi>{pupil.name}</bdi>
          </li>
        ))}
      </ol>
      <MapList maps={detail.maps} />
    </>
  );
}
