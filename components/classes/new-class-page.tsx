'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { PlanNotice } from '@/components/shell/plan-notice';
import { PageHeading } from '@/components/ui/page-heading';
import { classDraftKey } from '@/lib/client/local/class-draft';
import { NewClass } from './new-class';
import { WithDraft } from '@/components/shell/with-draft';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';

export function NewClassPage() {
  const t = useTranslations('ClassForm');
  return (
    <>
      <PlanNotice />
      <StartClass
        isOwnPage
        heading={
          <PageHeading
            back={{ href: '/app', label: t('back') }}
            title={t('newTitle')}
            text={t('newText')}
          />
        }
      />
    </>
  );
}

export function StartClass(props: { heading: ReactNode; isOwnPage?: boolean }) {
  const { heading, isOwnPage = false } = props;
  const router = useRouter();
  const teacherId = useTeacherId();
  const draftKey = teacherId && classDraftKey(teacherId, undefined);
  return (
    <WithDraft draftKey={draftKey}>
      {(question) => (
        <NewClass
          {...{ draftKey, question, heading }}
          onCreated={({ id }) =>
            router[isOwnPage ? 'replace' : 'push'](`/app/classes/${id}/seatmap`)
          }
        />
      )}
    </WithDraft>
  );
}
