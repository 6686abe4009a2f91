'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { addDays, type ClassCondition, type Day } from '@/lib/core/conditions/class-condition';

/** Weeks after which a condition may end, offered as buttons. */
const weeks = [4, 8];

interface ConditionSettingsProps {
  condition: ClassCondition;
  today: Day;
  onChange: (condition: ClassCondition) => void;
}

/** Whether a condition is a wish, and how long it lasts. */
export function ConditionSettings({ condition, today, onChange }: ConditionSettingsProps) {
  const t = useTranslations('Conditions');
  const [typed, setTyped] = useState<string>();
  const { until } = condition;
  const change = (next: Pick<ClassCondition, 'wish' | 'until'>) => {
    onChange({ ...condition, ...next });
  };
  const choose = (day: Day | undefined) => {
    setTyped(undefined);
    change({ until: day });
  };
  const type = (text: string) => {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && text >= today;
    setTyped(isDay ? undefined : text);
    if (isDay) change({ until: text });
  };
  const choices: [string, Day | undefined][] = [
    [t('noEnd'), undefined],
    ...weeks.map((count): [string, Day] => [t('weeks', { count }), addDays(today, count * 7)]),
  ];
  return (
    <div className="border-line grid gap-4 border-t px-3.5 py-3">
      <Choice
        type="checkbox"
        label={t('wish')}
        hint={t('wishHint')}
        checked={condition.wish === true}
        onChange={(event) => change({ wish: event.target.checked || undefined })}
      />
      <div role="group" aria-label={t('lasts')} className="grid gap-2">
        <p className="font-semibold">{t('lasts')}</p>
        <div className="flex flex-wrap gap-2">
          {choices.map(([label, day]) => (
            <Button
              key={label}
              look="secondary"
              size="small"
              aria-pressed={until === day}
              onClick={() => choose(day)}
              className="aria-pressed:border-green aria-pressed:bg-green-tint"
            >
              {label}
            </Button>
          ))}
        </div>
        <Field
          type="date"
          label={t('lastDay')}
          min={today}
          max="9999-12-31"
          value={typed ?? until ?? ''}
          onChange={(event) => type(event.target.value)}
          error={typed ? t('dayPast') : undefined}
        />
      </div>
    </div>
  );
}
