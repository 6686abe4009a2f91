'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { MoreButton } from '@/components/ui/more-button';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Name } from '@/components/ui/name';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useReadmit, type useRemovals } from '@/lib/client/school/use-school';
import type { Removal } from '@/lib/contracts/school/school-members';

export function RemovedTeachers(props: { schoolId: string; list: ReturnType<typeof useRemovals> }) {
  const { schoolId, list } = props;
  const t = useTranslations('SchoolMembers');
  const school = useTranslations('School');
  const errorText = useErrorText('reading');
  const removals = list.data?.pages.flatMap((page) => page.removals) ?? [];
  if (list.error && !list.data) return <Notice tone="error">{errorText(list.error)}</Notice>;
  if (removals.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 id="removed" className="text-xl font-bold">
        {t('removedTitle')}
      </h3>
      <p className="text-ink-soft mt-1">{t('removedText')}</p>
      <ul aria-labelledby="removed" className="divide-line mt-2 divide-y">
        {removals.map((removal) => (
          <RemovedRow key={removal.teacherId} schoolId={schoolId} removal={removal} />
        ))}
      </ul>
      <MoreButton list={list} label={school('showMore')} className="mt-4" />
    </div>
  );
}

function RemovedRow({ schoolId, removal }: { schoolId: string; removal: Removal }) {
  const { teacherId, name, removedAt } = removal;
  const t = useTranslations('SchoolMembers');
  const format = useFormatter();
  const errorText = useErrorText('reading');
  const readmission = useReadmit(schoolId);
  const [isAsking, setAsking] = useState(false);
  const date = format.dateTime(new Date(removedAt), { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <Name className="font-bold break-words">{name}</Name>
        <p className="text-ink-soft">{t('removedOn', { date })}</p>
      </div>
      <Button
        look="secondary"
        size="small"
        aria-label={t('readmitName', { name })}
        onClick={() => setAsking(true)}
      >
        {t('readmit')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('readmitTitle', { name })}
        text={t('readmitText', { name })}
        confirmLabel={t('readmit')}
        isHarmless
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await readmission.mutateAsync(teacherId);
          notify({ type: 'success', message: t('readmitted', { name }) });
        }}
      />
    </li>
  );
}
