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

/** Creates a class and continues with its first seating map. */
export function NewClassPage() {
  const t = useTranslations('ClassForm');
  return (
    <>
      <PlanNotice />
      <StartClass
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

/** The start of a class, below a heading; its map follows. */
export function StartClass({ heading }: { heading: ReactNode }) {
  const router = useRouter();
  const teacherId = useTeacherId();
  const draftKey = teacherId && classDraftKey(teacherId, undefined);
  return (
    <WithDraft draftKey={draftKey}>
      {(question) => (
        <NewClass
          {...{ draftKey, question, heading }}
          onCreated={(created) => router.push(`/app/classes/${created.id}/seatmap`)}
        />
      )}
    </WithDraft>
  );
}
