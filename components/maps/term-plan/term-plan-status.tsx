'use client';

import { useTranslations } from 'next-intl';
import type { ClassTermPlan } from './use-class-term-plan';

export function TermPlanStatus({ termPlan }: { termPlan: ClassTermPlan }) {
  const t = useTranslations('TermPlan');
  const { work, maps, counted, reached } = termPlan;
  const text = () => {
    if (work.status === 'working') {
      return t('working', { made: work.maps.length, count: work.count });
    }
    if (maps.length === 0) return '';
    return [
      ...(termPlan.isEdited ? [] : [t('storedText', { count: maps.length })]),
      reached
        ? t('figures', { met: reached.met, possible: reached.possible })
        : t('met', { count: counted.met.size }),
      t('repeats', { count: counted.repeats }),
      ...(reached ? [t('atLeast', { count: reached.atLeastMaps })] : []),
    ].join(' ');
  };
  return (
    <p role="status" className="text-ink-soft mb-3 min-h-6 empty:sr-only">
      {text()}
    </p>
  );
}
