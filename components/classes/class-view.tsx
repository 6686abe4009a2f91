'use client';

import { useTranslations } from 'next-intl';
import { PageHeading } from '@/components/ui/page-heading';
import type { ClassDetail } from '@/lib/contracts/classes';
import { MapList } from './map-list';

/** A colleague's class, read-only. */
export function ClassView({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('ClassForm');
  return (
    <>
      <PageHeading
        back={{ href: '/app', label: t('back') }}
        title={detail.name}
        text={detail.teacherName && t('ofTeacher', { name: detail.teacherName })}
      />
      <ol className="flex flex-wrap gap-2">
        {detail.pupils.map((pupil) => (
          <li key={pupil.id} className="rounded-desk bg-birch px-3.5 py-1.5">
            <bdi>{pupil.name}</bdi>
          </li>
        ))}
      </ol>
      <MapList maps={detail.maps} />
    </>
  );
}
