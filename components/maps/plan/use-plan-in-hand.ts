'use client';

import { useMemo, useState } from 'react';
import { readPlanDraft } from '@/lib/client/drafts/plan-draft';
import { useDraft } from '@/lib/client/drafts/use-draft';
import type { Day, PupilId } from '@/lib/core/conditions/condition';
import { forClass, type PlanInHand } from './plan-in-hand';
import { planInputSchema, type PlanInput } from './plan-settings';

interface InHandOptions {
  /** Without a key no draft is kept. */
  draftKey: string | undefined;
  today: Day;
  pupils: readonly PupilId[];
  startInput: () => PlanInput;
}

/**
 * The settings, and the plan that is made or changed and not kept yet; undefined for none. Both survive a reload of the
 * page. Pupils who have been deleted since and days that are over are left out.
 */
export function usePlanInHand({ draftKey, today, pupils, startInput }: InHandOptions) {
  const [draft] = useState(() =>
    draftKey === undefined ? undefined : readPlanDraft(draftKey, planInputSchema),
  );
  const [typed, setInput] = useState(draft?.settings ?? startInput);
  const [made, setPlan] = useState<PlanInHand | undefined>(
    draft && { basis: draft.basis, maps: draft.maps },
  );
  const [isRestored, setRestored] = useState(draft !== undefined);
  const input = useMemo(
    () => (typed.firstDay < today ? { ...typed, firstDay: today } : typed),
    [typed, today],
  );
  const plan = useMemo(() => {
    const left = made && forClass(made, pupils, today);
    return left && left.maps.length > 0 ? left : undefined;
  }, [made, pupils, today]);
  const kept = useMemo(() => plan && { ...plan, settings: input }, [plan, input]);
  useDraft(draftKey, kept);
  return {
    input,
    change: (changed: Partial<PlanInput>) => setInput((now) => ({ ...now, ...changed })),
    plan,
    /** Whether the plan comes from a draft and has not been changed since. */
    isRestored: isRestored && plan !== undefined,
    set: (next: PlanInHand) => {
      setPlan(next);
      setRestored(false);
    },
    /** Ends the work on the plan, because it is kept or given up. */
    end: () => {
      setPlan(undefined);
      setRestored(false);
    },
    discard: () => {
      setPlan(undefined);
      setRestored(false);
      setInput(startInput);
    },
  };
}
