'use client';

import { useTranslations } from 'next-intl';
import type { ClassPlan } from './use-class-plan';

/** Says how far the making of a plan is, or how many pairs sit together on the maps that are shown. */
export function PlanStatus({ plan }: { plan: ClassPlan }) {
  const t = useTranslations('MapPlan');
  const { work, maps, counted, reached } = plan;
  const text = () => {
    if (work.status === 'working') return t('working', { made: maps.length, count: work.count });
    if (maps.length === 0) return '';
    return [
      ...(plan.isInHand ? [] : [t('storedText', { count: maps.length })]),
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
