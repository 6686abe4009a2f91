'use client';

import { useTranslations } from 'next-intl';
import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { addDays, type Condition, type Day } from '@/lib/core/conditions/condition';

import { DayField } from './day-field';

/** Weeks after which a condition may end, offered as buttons. */
const weeks = [4, 8];

interface ConditionSettingsProps {
  condition: Condition;
  today: Day;
  onChange: (condition: Condition) => void;
  /** Called to change who it is about and what applies to them. */
  onEdit: () => void;
}

/** How long a condition lasts, and the way to who and what it is about. */
export function ConditionSettings({ condition, today, onChange, onEdit }: ConditionSettingsProps) {
  const t = useTranslations('Conditions');
  const { until } = condition;
  const end = (day: Day | undefined) => onChange({ ...condition, until: day });
  const choices: [string, Day | undefined][] = [
    [t('noEnd'), undefined],
    ...weeks.map((count): [string, Day] => [t('weeks', { count }), addDays(today, count * 7)]),
  ];
  return (
    <div className="border-line grid gap-4 border-t px-3.5 py-3">
      <Button look="secondary" size="small" className="justify-self-start" onClick={onEdit}>
        <Pencil aria-hidden className="size-4" />
        {t('edit')}
      </Button>
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
        <DayField label={t('lastDay')} value={until} today={today} onChange={end} />
      </div>
    </div>
  );
}
