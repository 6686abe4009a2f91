'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { useCreateClass } from '@/lib/client/school/classes';
import type { ClassDetail } from '@/lib/contracts/classes';
import { ClassForm } from './class-form';

export function NewClass({ onCreated }: { onCreated: (created: ClassDetail) => void }) {
  const t = useTranslations('ClassForm');
  // Chosen once: when an answer gets lost and the teacher tries again, there is still one class.
  const [id] = useState(() => crypto.randomUUID());
  const create = useCreateClass();
  return (
    <>
      <PageHeading
        back={{ href: '/app', label: t('back') }}
        title={t('newTitle')}
        text={t('newText')}
      />
      <ClassForm
        initial={{ grade: '', name: '', pupils: [] }}
        submitLabel={t('create')}
        onSubmit={async (input) => onCreated(await create.mutateAsync({ ...input, id }))}
      />
    </>
  );
}
