'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { readClassDraft } from '@/lib/client/local/class-draft';
import { useCreateClass } from '@/lib/client/classes/classes';
import { emptyClass, type ClassDetail } from '@/lib/contracts/classes/classes';
import { ClassStart } from './class-start';

export function NewClass(props: {
  draftKey: string | undefined;
  question?: ReactNode;
  heading: ReactNode;
  onCreated: (created: ClassDetail) => void;
}) {
  const t = useTranslations('ClassForm');
  // The new class's id is an idempotency key: a retry after a lost response must not create a second class.
  const [id] = useState(() => readClassDraft(props.draftKey)?.newId ?? crypto.randomUUID());
  const create = useCreateClass();
  return (
    <>
      {props.question}
      <ClassStart
        heading={props.heading}
        initial={emptyClass}
        draftKey={props.draftKey}
        newId={id}
        submitLabel={t('create')}
        onSubmit={async (input) => props.onCreated(await create.mutateAsync({ ...input, id }))}
      />
    </>
  );
}
