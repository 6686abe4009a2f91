'use client';

import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { maxTrainees } from '@/lib/contracts/maps/maps';
import { keepTraineeDraft, readTraineeDraft } from '@/lib/client/local/work-draft';
import { cleanName, duplicateIndexes, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { useWorkbenchStore } from './workbench-store';

/** Adds a trainee by first name, at the chosen desk or the frontmost free one. */
export function AddTrainee({ names }: { names: ReadonlyMap<string, string> }) {
  const t = useTranslations('Workbench.trainee');
  const store = useWorkbenchStore();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [kept] = useState(() => readTraineeDraft(store.place));
  const [name, setName] = useState(kept);
  const type = (typed: string | undefined) => {
    setName(typed);
    keepTraineeDraft(store.place, typed);
  };
  const [problem, setProblem] = useState<'missing' | 'doubled' | 'tooMany'>();
  const close = () => {
    type(undefined);
    setProblem(undefined);
    opener.current?.focus();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = cleanName(name ?? '');
    const { chosen, done, map } = store.get();
    const wrong =
      given === ''
        ? 'missing'
        : map.trainees.length >= maxTrainees
          ? 'tooMany'
          : duplicateIndexes([...names.values(), given]).includes(names.size)
            ? 'doubled'
            : undefined;
    setProblem(wrong);
    if (wrong) return;
    const desk = chosen.type === 'desk' ? { desk: chosen.desk } : {};
    const trainee = { id: crypto.randomUUID(), name: given };
    store.execute({ type: 'addTrainee', trainee, ...desk });
    // The name stays where there is no desk for the trainee; why stands in the status line.
    if (store.get().done !== done) close();
  };
  return (
    <div className="contents">
      <button
        ref={opener}
        type="button"
        aria-expanded={name !== undefined}
        onClick={() => type(name === undefined ? '' : undefined)}
        className="rounded-desk text-ink hover:bg-birch aria-expanded:bg-green-tint inline-flex min-h-11 items-center gap-1.5 px-3 text-sm font-semibold"
      >
        <UserPlus aria-hidden className="size-5" />
        {t('open')}
      </button>
      {name !== undefined && (
        <form
          onSubmit={add}
          // On a phone on a line of its own, below the buttons.
          className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full"
        >
          <label htmlFor={id} className="sr-only">
            {t('name')}
          </label>
          <input
            id={id}
            // A text that was typed before a reload is there without taking the focus.
            autoFocus={name !== kept}
            autoComplete="off"
            maxLength={pupilNameMaxLength}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            placeholder={t('name')}
            value={name}
            onChange={(event) => {
              type(event.target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
            className="border-line-strong bg-surface rounded-desk min-h-11 w-40 border px-3 max-sm:flex-1"
          />
          <Button type="submit" look="secondary" size="small">
            {t('add')}
          </Button>
          <FieldMessage id={`${id}-problem`}>
            {problem && t(problem, { name: cleanName(name), max: maxTrainees })}
          </FieldMessage>
        </form>
      )}
    </div>
  );
}
