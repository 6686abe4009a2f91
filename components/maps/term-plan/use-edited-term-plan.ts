'use client';

import { useMemo, useState } from 'react';
import { readTermPlanDraft } from '@/lib/client/local/term-plan-draft';
import { useDraft } from '@/lib/client/local/use-draft';
import type { Day, PupilId } from '@/lib/core/conditions/condition';
import { forClass } from '@/lib/client/maps/edited-term-plan';
import type { EditedTermPlan } from '@/lib/contracts/maps/term-plan';
import { termPlanInputSchema, type TermPlanInput } from './term-plan-settings';

interface EditedOptions {
  draftKey: string | undefined;
  today: Day;
  pupils: readonly PupilId[];
  startInput: () => TermPlanInput;
}

export type Edited = ReturnType<typeof useEditedTermPlan>;

export function useEditedTermPlan({ draftKey, today, pupils, startInput }: EditedOptions) {
  const [draft] = useState(() =>
    draftKey === undefined ? undefined : readTermPlanDraft(draftKey, termPlanInputSchema),
  );
  const [typed, setInput] = useState(draft?.settings ?? startInput);
  const [made, setTermPlan] = useState<EditedTermPlan | undefined>(
    draft && { basis: draft.basis, maps: draft.maps },
  );
  const [origin, setOrigin] = useState<'draft' | 'opening' | 'change'>('draft');
  const input = useMemo(
    () => (typed.firstDay < today ? { ...typed, firstDay: today } : typed),
    [typed, today],
  );
  const termPlan = useMemo(() => {
    const left = made && forClass(made, pupils, today);
    return left && left.maps.length > 0 ? left : undefined;
  }, [made, pupils, today]);
  const kept = useMemo(() => termPlan && { ...termPlan, settings: input }, [termPlan, input]);
  useDraft(draftKey, origin === 'opening' ? undefined : kept);
  const take = (next: EditedTermPlan | undefined, from: typeof origin) => {
    setTermPlan(next);
    setOrigin(from);
  };
  return {
    input,
    change: (changed: Partial<TermPlanInput>) => setInput((now) => ({ ...now, ...changed })),
    termPlan,
    isRestored: origin === 'draft' && termPlan !== undefined,
    isFirst: origin === 'opening',
    begin: (next: EditedTermPlan) => take(next, 'opening'),
    set: (next: EditedTermPlan) => take(next, 'change'),
    end: () => take(undefined, 'change'),
    discard: () => {
      take(undefined, 'change');
      setInput(startInput);
    },
  };
}
