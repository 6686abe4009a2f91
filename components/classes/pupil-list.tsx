'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { dismiss, notify } from '@/components/ui/notifications';
import type { ClassInput } from '@/lib/contracts/classes';
import { PupilAdder, type PupilAdderHandle } from './pupil-adder';
import { PupilRow } from './pupil-row';
import type { PendingNames } from './use-class-draft';

interface PupilListProps {
  adder: RefObject<PupilAdderHandle | null>;
  pending: PendingNames;
  onPendingChange: (pending: PendingNames) => void;
}

/** Maximum name length for which two pupils fit side by side on a phone. */
const shortName = 9;

const undoDurationMs = 10_000;
const undoToast = 'pupil-removed';

/** The class's pupils: a field that adds names, and a row for each pupil to rename or remove. */
export function PupilList({ adder, pending, onPendingChange }: PupilListProps) {
  const t = useTranslations('Pupils');
  const format = useFormatter();
  const { control, getValues } = useFormContext<ClassInput>();
  const { fields, append, insert, remove } = useFieldArray({
    control,
    name: 'pupils',
    keyName: 'key',
  });
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const removedAt = useRef<number>(undefined);

  // The focused button disappeared with its pupil: focus the next row, else the previous one, else the field.
  useEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else adder.current?.focus();
  }, [fields.length, adder]);
  // Undoing is not possible after leaving the page.
  useEffect(() => () => dismiss(undoToast), []);

  const areShort = fields.every(({ name }) => name.length <= shortName);

  const tell = (key: 'added' | 'removed', names: string[]) =>
    setNews(t(key, { names: format.list(names), total: getValues('pupils').length }));
  const add = (names: string[]) => {
    append(
      names.map((name) => ({ id: crypto.randomUUID(), name })),
      { shouldFocus: false },
    );
    tell('added', names);
  };
  const takeAway = (index: number) => {
    const pupil = getValues(`pupils.${index}`);
    const name = pupil.name.trim() || String(index + 1);
    removedAt.current = index;
    remove(index);
    tell('removed', [name]);
    notify({
      id: undoToast,
      type: 'info',
      message: t('isRemoved', { name }),
      durationMs: undoDurationMs,
      action: {
        label: t('undo'),
        onClick: () => {
          if (getValues('pupils').some(({ id }) => id === pupil.id)) return;
          insert(index, pupil, { shouldFocus: false });
          tell('added', [name]);
        },
      },
    });
  };

  return (
    <section aria-labelledby="pupils-heading">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pupils-heading" className="text-xl font-bold">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('count', { count: fields.length })}</p>
        <p aria-live="polite" className="sr-only">
          {news}
        </p>
      </div>
      <PupilAdder
        ref={adder}
        currentNames={() => getValues('pupils').map((pupil) => pupil.name)}
        onAdd={add}
        pending={pending}
        onPendingChange={onPendingChange}
      />
      {fields.length > 0 && (
        <ol
          ref={list}
          className={`mt-6 grid grid-cols-1 gap-x-3 gap-y-2 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 ${areShort ? 'min-[360px]:grid-cols-2' : ''}`}
        >
          {fields.map((field, index) => (
            <PupilRow key={field.key} index={index} onRemove={() => takeAway(index)} />
          ))}
        </ol>
      )}
    </section>
  );
}
