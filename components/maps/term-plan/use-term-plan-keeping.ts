'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notifications';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { ApiError } from '@/lib/client/http/api-client';
import { useKeepTermPlan } from '@/lib/client/maps/term-plan';
import type { TermPlan, EditedTermPlan } from '@/lib/contracts/maps/term-plan';
import { toEditedTermPlan } from '@/lib/client/maps/edited-term-plan';
import type { Edited } from './use-edited-term-plan';

export function useTermPlanKeeping(of: {
  classId: string;
  stored: TermPlan;
  edited: Edited;
  skippedWeeks: number[] | undefined;
}) {
  const { classId, stored, edited, skippedWeeks } = of;
  const t = useTranslations('TermPlan');
  const keep = useKeepTermPlan(classId);
  const { termPlan } = edited;
  useUnsavedWarning(termPlan !== undefined && !edited.isFirst && !keep.isPending, { isKept: true });
  const save = async (next: EditedTermPlan, message: string) => {
    const before = toEditedTermPlan(stored);
    const now = await keep.mutateAsync({ ...next, skippedWeeks }).catch(() => undefined);
    if (!now) return;
    edited.end();
    notify({
      type: 'success',
      message,
      action: {
        label: t('undo'),
        onClick: () => void save({ ...before, basis: toEditedTermPlan(now).basis }, t('undone')),
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
      (() => void save({ ...toEditedTermPlan(stored), maps: termPlan.maps }, t('kept'))),
    takeNewest: () => {
      edited.end();
      keep.reset();
    },
    discard: () => {
      edited.discard();
      keep.reset();
    },
    remove: () => void save({ ...toEditedTermPlan(stored), maps: [] }, t('removed')),
  };
}
