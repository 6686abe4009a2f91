'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Name } from '@/components/ui/name';
import { Workplace } from '@/components/ui/workplace';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { ArchivedNotice } from './archive/archived-notice';
import { OwnerActions } from './owner-actions';
import { PrivateNotice } from './private-notice';

export function ClassView({
  detail,
  draftKey,
  share,
  stage,
}: {
  detail: ClassDetail;
  draftKey: string | undefined;
  share: ReactNode;
  stage: ReactNode;
}) {
  const t = useTranslations('ClassForm');
  return (
    <Workplace
      back={{ href: '/app', label: t('back') }}
      title={detail.name}
      about={!detail.isOwn && detail.teacherName && t('ofTeacher', { name: detail.teacherName })}
      acts={share}
      notices={
        <>
          {detail.archivedAt && (
            <ArchivedNotice detail={{ ...detail, archivedAt: detail.archivedAt }} />
          )}
          {detail.isPrivate && <PrivateNotice detail={detail} />}
        </>
      }
      rail={{
        label: t('about'),
        place: 'class',
        opening: 'half',
        content: (
          <div className="grid grid-cols-1 gap-8">
            <ol className="flex flex-wrap gap-2">
              {detail.pupils.map((pupil) => (
                <li key={pupil.id} className="rounded-desk bg-birch min-w-0 px-3.5 py-1.5">
                  <Name>{pupil.name}</Name>
                </li>
              ))}
            </ol>
            {detail.isOwn && <OwnerActions detail={detail} draftKey={draftKey} />}
          </div>
        ),
      }}
    >
      {stage}
    </Workplace>
  );
}
