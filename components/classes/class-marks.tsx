'use client';

import { ChevronDown, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { PupilChips } from '@/components/conditions/pupil-chips';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { maxMarks, type Mark } from '@/lib/core/conditions/marks';
import { MarkRow } from './mark-row';

export function ClassMarks() {
  const t = useTranslations('Marks');
  const { control, getValues, setValue } = useFormContext<ClassInput>();
  const { fields, insert, remove, replace } = useFieldArray({
    control,
    name: 'marks',
    keyName: 'key',
  });
  const pupils = useWatch({ control, name: 'pupils' });
  const [chosen, choose] = useState<number>();
  const [isFirstOpen] = useState(fields.length > 0);

  const setHas = (symbol: number, has: (pupil: string, hasNow: boolean) => boolean) =>
    getValues('pupils').forEach(({ id, marks = [] }, index) => {
      const hasNow = marks.includes(symbol);
      if (has(id, hasNow) === hasNow) return;
      const next = hasNow ? marks.filter((other) => other !== symbol) : [...marks, symbol].sort();
      setValue(`pupils.${index}.marks`, next, { shouldDirty: true });
    });
  const withMark = (symbol: number) =>
    pupils.flatMap(({ id, marks }) => (marks?.includes(symbol) ? [id] : []));
  const add = () => {
    const taken = fields.map(({ symbol }) => symbol);
    const symbol = Array.from(Array(maxMarks).keys()).find((free) => !taken.includes(free));
    if (symbol === undefined) return;
    const names = (getValues('marks') ?? []).map(({ name }) => name);
    const name = t(`name.${symbol}` as 'name.0');
    const at = taken.filter((other) => other < symbol).length;
    insert(at, { symbol, name: names.includes(name) ? '' : name }, { shouldFocus: false });
    choose(symbol);
  };
  const takeAway = (index: number, { symbol, name }: Mark) => {
    const before = getValues('marks') ?? [];
    const had = withMark(symbol);
    remove(index);
    setHas(symbol, () => false);
    notify({
      type: 'info',
      message: t('removed', { name }),
      action: {
        label: t('undo'),
        onClick: () => {
          replace(before);
          setHas(symbol, (id, hasNow) => hasNow || had.includes(id));
        },
      },
    });
  };
  if (pupils.length === 0 && fields.length === 0) return null;
  return (
    <details className="group border-line rounded-2xl border" open={isFirstOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2xl px-4 py-2 font-semibold">
        {t('title', { count: fields.length })}
        <ChevronDown aria-hidden className="text-ink-soft size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4">
        <p className="text-ink-soft text-sm">{t('use')}</p>
        <p id="marks-warning" className="text-amber text-sm">
          {t('warning')}
        </p>
        {fields.length > 0 && (
          <ul className="grid gap-2">
            {fields.map((field, index) => (
              <MarkRow
                key={field.key}
                index={index}
                symbol={field.symbol}
                count={withMark(field.symbol).length}
                isOpen={chosen === field.symbol}
                onOpen={(isOpen) => choose(isOpen ? field.symbol : undefined)}
                onRemove={(mark) => takeAway(index, mark)}
              >
                {(label) => (
                  <PupilChips
                    label={label}
                    pupils={pupils}
                    chosen={withMark(field.symbol)}
                    onToggle={(pupil) =>
                      setHas(field.symbol, (id, hasNow) => hasNow !== (id === pupil))
                    }
                  />
                )}
              </MarkRow>
            ))}
          </ul>
        )}
        {fields.length < maxMarks && (
          <Button look="secondary" size="small" className="justify-self-start" onClick={add}>
            <Plus aria-hidden className="size-5" />
            {t('add')}
          </Button>
        )}
      </div>
    </details>
  );
}
