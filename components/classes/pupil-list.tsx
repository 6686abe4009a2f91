'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { isTyping } from '@/components/ui/is-typing';
import type { ClassInput, ClassPupil } from '@/lib/contracts/classes/classes';
import { compareNames } from '@/lib/core/classes/compare-names';
import { PupilAdder, type PupilAdderHandle } from './pupil-adder';
import { SortableRows } from './sortable-rows';
import { UndoBar } from './undo-bar';
import type { PendingNames } from './use-class-draft';
import { usePupilHistory } from './use-pupil-history';

interface PupilListProps {
  adder: RefObject<PupilAdderHandle | null>;
  isStart?: boolean;
  pending: PendingNames;
  onPendingChange: (pending: PendingNames) => void;
  onSkip: () => void;
}

export function PupilList(props: PupilListProps) {
  const { adder, isStart = false, pending, onPendingChange, onSkip } = props;
  const t = useTranslations('Pupils');
  const format = useFormatter();
  const { control, getValues } = useFormContext<ClassInput>();
  const { fields, append, replace } = useFieldArray({ control, name: 'pupils', keyName: 'key' });
  const [news, setNews] = useState('');
  const [firstNames, setFirstNames] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const dragHelpId = useId();
  const removedAt = useRef<number>(undefined);
  const { last, remember, takeBack } = usePupilHistory();

  useEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>('[data-remove], [aria-expanded]');
    if (next) next.focus();
    else adder.current?.focus();
  }, [fields.length, adder]);

  const pupils = (): ClassPupil[] =>
    getValues('pupils').map(({ id, name, marks }) => ({ id, name, marks }));
  const change = (after: ClassPupil[], text: string) => {
    remember({ text, before: pupils(), after });
    replace(after);
  };
  const announce = (key: 'added' | 'removed', names: string[]) =>
    setNews(t(key, { names: format.list(names), total: getValues('pupils').length }));

  const add = (names: string[]) => {
    append(
      names.map((name) => ({ id: crypto.randomUUID(), name, marks: [] })),
      { shouldFocus: false },
    );
    announce('added', names);
  };
  const takeAway = (index: number) => {
    const name = getValues(`pupils.${index}.name`).trim() || String(index + 1);
    removedAt.current = index;
    change(pupils().toSpliced(index, 1), t('isRemoved', { name }));
    announce('removed', [name]);
  };
  const move = (from: number, to: number) => {
    const all = pupils();
    const moved = all[from];
    if (!moved || to < 0 || to >= all.length) return;
    change(all.toSpliced(from, 1).toSpliced(to, 0, moved), t('isMoved', { name: moved.name }));
    setNews(t('moved', { name: moved.name, place: to + 1, total: all.length }));
  };
  const sort = () => {
    change(
      pupils().toSorted((a, b) => compareNames(a.name, b.name)),
      t('isSorted'),
    );
    setNews(t('isSorted'));
  };
  const removeAll = () => {
    const text = t('areRemoved', { count: fields.length });
    removedAt.current = 0;
    change([], text);
    setNews(text);
  };
  const undo = () => {
    replace(takeBack(pupils()));
    setNews(t('undone', { total: getValues('pupils').length }));
  };
  const undoByKey = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
    if (!isUndo || !last || isTyping(event)) return;
    event.preventDefault();
    undo();
  };

  const pupilAdder = (
    <PupilAdder
      ref={adder}
      currentPupils={pupils}
      className={() => getValues('name')}
      onAdd={add}
      isFocused={isStart}
      onImport={(after, added) => {
        const text = t('isImported', { count: added });
        change(after, text);
        setFirstNames(new Set([...firstNames, ...after.map(({ name }) => name)]));
        setNews(text);
      }}
      pending={pending}
      onPendingChange={onPendingChange}
    />
  );

  return (
    <section aria-labelledby="pupils-heading" onKeyDown={undoByKey}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 id="pupils-heading" className="text-xl font-bold">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('count', { count: fields.length })}</p>
        {fields.length > 1 && (
          <Button look="quiet" size="small" onClick={sort} className="ml-auto">
            {t('sort')}
          </Button>
        )}
        <p aria-live="polite" className="sr-only">
          {news}
        </p>
        <p id={dragHelpId} hidden>
          {t('dragHelp')}
        </p>
      </div>
      {fields.length > 1 && (
        <Button
          look="secondary"
          size="small"
          className="sr-only focus:not-sr-only focus:mt-3 focus:px-3.5!"
          onClick={onSkip}
        >
          {t('skipList')}
        </Button>
      )}
      <div
        className={
          isStart
            ? 'border-green bg-surface min-h-48 cursor-text rounded-2xl border-2 p-3 sm:p-4'
            : undefined
        }
        onClick={(event) => event.target === event.currentTarget && adder.current?.focus()}
      >
        {fields.length > 0 && (
          <ol ref={list} className="flex flex-wrap gap-1.5">
            <SortableRows
              list={list}
              fields={fields}
              isFirstName={(name) => firstNames.has(name)}
              onRemove={takeAway}
              onMove={move}
              onTell={setNews}
              helpId={dragHelpId}
            />
          </ol>
        )}
        <div className={fields.length > 0 ? 'mt-4' : undefined}>{pupilAdder}</div>
      </div>
      {fields.length > 1 && (
        <Button look="quiet" size="small" onClick={removeAll} className="-mb-3 -ml-3.5">
          {t('removeAll')}
        </Button>
      )}
      {last && <UndoBar text={last.text} onUndo={undo} />}
    </section>
  );
}
