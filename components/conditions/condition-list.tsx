'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Condition } from '@/lib/core/seating/model';
import { conditionIcons } from './condition-icons';

interface ConditionListProps {
  conditions: Condition[];
  sentence: (condition: Condition) => string;
  onRemove: (index: number) => void;
}

/** Lists conditions as sentences with a remove button. After removing one, the next one gets the focus. */
export function ConditionList({ conditions, sentence, onRemove }: ConditionListProps) {
  const t = useTranslations('Conditions');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? heading.current;
    next?.focus();
    onRemove(index);
  };
  return (
    <section aria-labelledby="conditions-heading" className="min-w-0">
      <h3 ref={heading} tabIndex={-1} id="conditions-heading" className="mb-3 text-lg font-bold">
        {t('list', { count: conditions.length })}
      </h3>
      {conditions.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul ref={list} className="grid gap-2">
        {conditions.map((condition, index) => (
          <li
            key={JSON.stringify(condition)}
            className="rounded-desk bg-birch flex items-center gap-3 py-1 pl-3.5"
          >
            <span className="text-green">{conditionIcons[condition.type]}</span>
            <span className="min-w-0 flex-1 py-1.5">{sentence(condition)}</span>
            <button
              type="button"
              aria-label={t('remove', { condition: sentence(condition) })}
              onClick={() => remove(index)}
              className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
