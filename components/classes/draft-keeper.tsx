'use client';

import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ClassDraft } from '@/lib/client/local/class-draft';
import { removeDraft, writeDraft } from '@/lib/client/local/drafts';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import type { ClassDraftState } from './use-class-draft';

export function DraftKeeper({
  draft,
  draftKey,
  start,
}: {
  draft: Pick<ClassDraftState, 'pending' | 'isUnsaved'>;
  draftKey: string | undefined;
  start: { initial: ClassInput; version?: number; newId?: string };
}) {
  const { control, getValues } = useFormContext<ClassInput>();
  const watched = useWatch({ control });
  const { pending, isUnsaved } = draft;
  const { initial, version, newId } = start;
  const isOpening = useRef(true);
  useEffect(() => {
    // On the first render the form does not contain the stored draft yet, so this effect must not overwrite the draft.
    const isFirst = isOpening.current;
    isOpening.current = false;
    if (draftKey === undefined || isFirst) return;
    const kept: ClassDraft = { start: initial, version, newId, input: getValues(), ...pending };
    if (isUnsaved) writeDraft(draftKey, kept);
    else removeDraft(draftKey);
  }, [draftKey, getValues, initial, version, newId, watched, pending, isUnsaved]);
  return null;
}
