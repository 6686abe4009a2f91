'use client';

import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useToday } from '@/lib/client/page/use-today';
import type { Day } from '@/lib/core/conditions/condition';
import { readDay, type DayProblem } from '@/lib/core/conditions/typed-day';

interface DayFieldProps {
  label: string;
  value: Day | undefined;
  onChange: (day: Day | undefined) => void;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  const today = useToday();
  const t = useTranslations('DayField');
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<DayProblem>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(undefined);
    setProblem(undefined);
  }
  const [year, month, day] = value?.split('-') ?? [];
  const written = year && month && day ? t('written', { year, month, day }) : '';

  const choose = (chosen: Day | undefined) => {
    setTyped(undefined);
    setProblem(undefined);
    if (chosen !== value) onChange(chosen);
  };
  const takeOver = () => {
    if (typed === undefined) return;
    if (typed.trim() === '') return choose(undefined);
    const read = readDay(typed, today);
    if ('day' in read) choose(read.day);
    else setProblem(read.problem);
  };
  return (
    <div className="relative">
      <Field
        label={label}
        hint={t('hint')}
        autoComplete="off"
        value={typed ?? written}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onBlur={takeOver}
        onKeyDown={(event) => {
          if (event.key === 'Enter') takeOver();
        }}
        error={problem && t(problem)}
        trailing={
          <button
            type="button"
            aria-label={t('calendar')}
            onClick={() => calendar.current?.showPicker()}
            className="rounded-desk text-ink-soft hover:text-ink grid size-11 place-items-center"
          >
            <CalendarDays aria-hidden className="size-5" />
          </button>
        }
      />
      <input
        ref={calendar}
        type="date"
        aria-hidden
        tabIndex={-1}
        min={today}
        max="9999-12-31"
        value={value ?? ''}
        onChange={(event) => choose(event.target.value || undefined)}
        className="pointer-events-none absolute top-16 right-0 size-px opacity-0"
      />
    </div>
  );
}
