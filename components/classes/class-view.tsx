'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { ArchivedNotice } from './archive/archived-notice';
import { MapList } from './map-list';
import { OwnerActions } from './owner-actions';
import { PrivateNotice } from './private-notice';

/** A class that the teacher may not change: a colleague's, or an archived one. */
export function ClassView({
  detail,
  draftKey,
  share,
}: {
  detail: ClassDetail;
  draftKey: string | undefined;
  share: ReactNode;
}) {
  const t = useTranslations('ClassForm');
  return (
    <>
      <PageHeading
        back={{ href: '/app', label: t('back') }}
        title={detail.name}
        text={!detail.isOwn && detail.teacherName && t('ofTeacher', { name: detail.teacherName })}
        actions={share}
      />
      {detail.archivedAt && (
        <ArchivedNotice detail={{ ...detail, archivedAt: detail.archivedAt }} />
      )}
      {detail.isPrivate && <PrivateNotice detail={detail} />}
      <ol className="flex flex-wrap gap-2">
        {detail.pupils.map((pupil) => (
          <li key={pupil.id} className="rounded-desk bg-birch min-w-0 px-3.5 py-1.5">
            <bdi>{pupil.name}</bdi>
          </li>
        ))}
      </ol>
      <MapList classId={detail.id} maps={detail.maps} />
      {detail.isOwn && <OwnerActions detail={detail} draftKey={draftKey} />}
    </>
  );
}
