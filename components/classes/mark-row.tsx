'use client';

import { ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { inputClass } from '@/components/ui/field';
import { MarkShape } from '@/components/conditions/mark-shape';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { markNameMaxLength, type Mark } from '@/lib/core/conditions/marks';
import { isComposing } from './is-composing';

const errorKeys = { custom: 'doubled', too_big: 'tooLong', too_small: 'empty' } as const;

interface MarkRowProps {
  index: number;
  symbol: number;
  count: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: (mark: Mark) => void;
  children: (label: string) => ReactNode;
}

export function MarkRow(props: MarkRowProps) {
  const { index, symbol, count, isOpen, onOpen, onRemove, children } = props;
  const t = useTranslations('Marks');
  const id = useId();
  const { register, control, formState } = useFormContext<ClassInput>();
  const typed = useWatch({ control, name: `marks.${index}.name` }) ?? '';
  const ownName = t(`name.${symbol}` as 'name.0');
  const name = typed.trim() || ownName;
  const error = formState.errors.marks?.[index]?.name;
  return (
    <li className="min-w-0">
      <div className="flex min-w-0 items-center gap-2">
        <MarkShape symbol={symbol} className="size-6" />
        <input
          aria-label={t('nameOf', { mark: ownName })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error marks-warning` : 'marks-warning'}
          autoComplete="off"
          maxLength={markNameMaxLength}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
          className={`${inputClass} min-w-0 flex-1`}
          {...register(`marks.${index}.name`)}
        />
        <Button
          look="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('pupilsOf', { name, count })}
          onClick={() => onOpen(!isOpen)}
        >
          {t('pupils', { count })}
          <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </Button>
        <button
          type="button"
          aria-label={t('remove', { name })}
          onClick={() => onRemove({ symbol, name })}
          className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <FieldMessage id={`${id}-error`}>
        {error && t(errorKeys[error.type as 'custom'] ?? 'empty')}
      </FieldMessage>
      <div id={id}>{isOpen && <div className="pt-2 pb-3">{children(t('who', { name }))}</div>}</div>
    </li>
  );
}
