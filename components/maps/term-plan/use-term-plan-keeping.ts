'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notifications';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { ApiError } from '@/lib/client/http/api-client';
import { useKeepTermPlan } from '@/lib/client/maps/term-plan';
import type { TermPlan, TermPlanInHand } from '@/lib/contracts/maps/term-plan';
import { toTermPlanInHand } from '@/lib/client/maps/term-plan-in-hand';
import type { InHand } from './use-term-plan-in-hand';

export function useTermPlanKeeping(of: {
  classId: string;
  stored: TermPlan;
  inHand: InHand;
  skippedWeeks: number[] | undefined;
}) {
  const { classId, stored, inHand, skippedWeeks } = of;
  const t = useTranslations('TermPlan');
  const keep = useKeepTermPlan(classId);
  const { termPlan } = inHand;
  useUnsavedWarning(termPlan !== undefined && !inHand.isFirst && !keep.isPending, { isKept: true });
  const save = async (next: TermPlanInHand, message: string) => {
    const before = toTermPlanInHand(stored);
    const now = await keep.mutateAsync({ ...next, skippedWeeks }).catch(() => undefined);
    if (!now) return;
    inHand.end();
    notify({
      type: 'success',
      message,
      action: {
        label: t('undo'),
        onClick: () => void save({ ...before, basis: toTermPlanInHand(now).basis }, t('undone')),
      },
    });
  };
  return {
    keep: termPlan && (() => void save(termPlan, t('kept'))),
    isKeeping: keep.isPending,
    keepError: keep.error,
    forgetError: keep.reset,
    isOvertaken: keep.error instanceof ApiError && keep.error.code === 'changedMeanwhile',
    keepMine:
      termPlan &&
      (() => void save({ ...toTermPlanInHand(stored), maps: termPlan.maps }, t('kept'))),
    takeNewest: () => {
      inHand.end();
      keep.reset();
    },
    discard: () => {
      inHand.discard();
      keep.reset();
    },
    remove: () => void save({ ...toTermPlanInHand(stored), maps: [] }, t('removed')),
  };
}
