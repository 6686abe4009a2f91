'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { addDays, type Condition, type Day } from '@/lib/core/conditions/condition';

import { DayField } from './day-field';

const weeks = [4, 8];

interface ConditionSettingsProps {
  condition: Condition;
  today: Day;
  onChange: (condition: Condition) => void;
  children: ReactNode;
}

export function ConditionSettings(props: ConditionSettingsProps) {
  const { condition, today, onChange, children } = props;
  const t = useTranslations('Conditions');
  const { until } = condition;
  const end = (day: Day | undefined) => onChange({ ...condition, until: day });
  const choices: [string, Day | undefined][] = [
    [t('noEnd'), undefined],
    ...weeks.map((count): [string, Day] => [t('weeks', { count }), addDays(today, count * 7)]),
  ];
  return (
    <div className="border-line grid gap-4 border-t px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
      <div role="group" aria-label={t('lasts')} className="grid gap-2">
        <p className="font-semibold">{t('lasts')}</p>
        <div className="flex flex-wrap gap-2">
          {choices.map(([label, day]) => (
            <Button
              key={label}
              look="secondary"
              size="small"
              aria-pressed={until === day}
              onClick={() => end(day)}
              className="aria-pressed:border-green aria-pressed:bg-green-tint"
            >
              {label}
            </Button>
          ))}
        </div>
        <DayField label={t('lastDay')} value={until} onChange={end} />
      </div>
    </div>
  );
}
