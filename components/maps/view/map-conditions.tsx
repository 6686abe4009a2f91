'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { conditionIcons } from '@/components/conditions/condition-icons';
import type { Condition } from '@/lib/core/conditions/condition';

interface MapConditionsProps {
  conditions: Condition[];
  sentence: (condition: Condition) => string;
  onOpen: (isOpen: boolean) => void;
}

/** The conditions of a saved map. Folded at first, because pupils may see the screen. */
export function MapConditions({ conditions, sentence, onOpen }: MapConditionsProps) {
  const t = useTranslations('Map');
  if (conditions.length === 0) return <p className="text-ink-soft">{t('noConditions')}</p>;
  return (
    <details
      className="group border-line bg-surface self-start rounded-2xl border"
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2xl px-4 py-2 font-semibold">
        {t('conditions', { count: conditions.length })}
        <ChevronDown aria-hidden className="text-ink-soft size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <p className="text-ink-soft mb-3">{t('conditionsHint')}</p>
        <ul className="grid gap-2">
          {conditions.map((condition) => (
            <li
              key={JSON.stringify(condition)}
              className="rounded-desk bg-birch flex items-center gap-3 px-4 py-2.5"
            >
              <span className="text-green">{conditionIcons[condition.type]}</span>
              {sentence(condition)}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
