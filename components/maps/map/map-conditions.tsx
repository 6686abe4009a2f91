'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { conditionIcons } from '@/components/conditions/condition-icons';
import type { Condition } from '@/lib/core/conditions/condition';
import { WithNames } from '@/components/ui/name';

interface MapConditionsProps {
  conditions: readonly Condition[];
  sentence: (condition: Condition) => string;
}

export function MapConditions({ conditions, sentence }: MapConditionsProps) {
  const t = useTranslations('Map');
  const count = conditions.length;
  if (count === 0) return <p className="text-ink-soft">{t('noConditions')}</p>;
  return (
    <details className="group border-line bg-surface rounded-2xl border">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2xl px-4 py-2 font-semibold">
        {t('conditions', { count })}
        <ChevronDown aria-hidden className="text-ink-soft size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4">
        <p className="text-ink-soft text-sm">{t('conditionsHint')}</p>
        <ul className="grid gap-2">
          {conditions.map((condition) => (
            <li
              key={condition.id}
              className="rounded-desk bg-birch flex items-center gap-3 px-4 py-2.5"
            >
              <span className="text-green">{conditionIcons[condition.type]}</span>
              <WithNames>{sentence(condition)}</WithNames>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
