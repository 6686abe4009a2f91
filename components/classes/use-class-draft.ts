'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readClassDraft } from '@/lib/client/local/class-draft';
import { removeDraft } from '@/lib/client/local/drafts';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { mergeClass } from '@/lib/core/classes/merge-class';

export interface PendingNames {
  typed: string;
  list: string;
}

interface Options {
  form: UseFormReturn<ClassInput>;
  draftKey: string | undefined;
  initial: ClassInput;
  version: number | undefined;
  isDirty: boolean;
}

export type ClassDraftState = ReturnType<typeof useClassDraft>;

export function useClassDraft({ form, draftKey, initial, version, isDirty }: Options) {
  const [found] = useState(() => readClassDraft(draftKey));
  const [isRestored, setRestored] = useState(found !== undefined);
  const [pending, setPending] = useState<PendingNames>({
    typed: found?.typed ?? '',
    list: found?.list ?? '',
  });
  const restore = useEffectEvent(() => {
    if (!found) return;
    const isFromNow = found.version === version;
    const input = isFromNow ? found.input : mergeClass(found.start, found.input, initial);
    form.reset(input, { keepDefaultValues: true });
  });
  useEffect(() => {
    restore();
  }, []);
  const forget = () => {
    if (draftKey !== undefined) removeDraft(draftKey);
  };
  const isUnsaved = isDirty || pending.typed.trim() !== '' || pending.list.trim() !== '';
  return {
    pending,
    setPending,
    isUnsaved,
    isRestored: isRestored && isUnsaved,
    discard: () => {
      setRestored(false);
      setPending({ typed: '', list: '' });
      form.reset(initial);
      forget();
    },
    forget,
  };
}
