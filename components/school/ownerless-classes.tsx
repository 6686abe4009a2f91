'use client';

import { useTranslations } from 'next-intl';
import { MoreButton } from '@/components/ui/more-button';
import { Notice } from '@/components/ui/notice';
import { useColleagues } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useOwnerlessClasses } from '@/lib/client/school/use-ownerless-classes';
import { OwnerlessRow } from './ownerless-row';

export function OwnerlessClasses({ schoolId }: { schoolId: string }) {
  const t = useTranslations('OwnerlessClasses');
  const school = useTranslations('School');
  const errorText = useErrorText('reading');
  const list = useOwnerlessClasses(schoolId);
  const classes = list.data?.pages.flatMap((page) => page.classes) ?? [];
  const colleagues = useColleagues(schoolId, classes.length > 0).data ?? [];

  if (list.error && !list.data) return <Notice tone="error">{errorText(list.error)}</Notice>;
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="ownerless">
      <h2 id="ownerless" tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('title')}
      </h2>
      <p className="text-ink-soft mt-1">{t('text')}</p>
      <ul className="divide-line mt-3 divide-y">
        {classes.map((entry) => (
          <OwnerlessRow key={entry.id} schoolId={schoolId} entry={entry} colleagues={colleagues} />
        ))}
      </ul>
      <MoreButton list={list} label={school('showMore')} className="mt-4" />
    </section>
  );
}
