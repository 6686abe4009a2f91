'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { MarkShape } from '@/components/conditions/mark-shape';
import type { ClassInput } from '@/lib/contracts/classes/classes';

export function PupilMarks({ index }: { index: number }) {
  const t = useTranslations('Marks');
  const format = useFormatter();
  const { control } = useFormContext<ClassInput>();
  const marks = useWatch({ control, name: 'marks' }) ?? [];
  const symbols = useWatch({ control, name: `pupils.${index}.marks` }) ?? [];
  const own = marks.filter(({ symbol }) => symbols.includes(symbol));
  if (own.length === 0) return null;
  return (
    <span
      role="img"
      aria-label={t('has', { names: format.list(own.map(({ name }) => name)) })}
      className="flex shrink-0 items-center gap-0.5 px-0.5"
    >
      {own.map(({ symbol }) => (
        <MarkShape key={symbol} symbol={symbol} className="size-3.5" />
      ))}
    </span>
  );
}
