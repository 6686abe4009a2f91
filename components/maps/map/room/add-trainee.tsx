'use client';

import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { maxTrainees } from '@/lib/contracts/maps/maps';
import { keepTraineeDraft, readTraineeDraft } from '@/lib/client/local/work-draft';
import { cleanName, duplicateIndexes, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { useWorkbenchStore } from './workbench-store';

type Problem = 'missing' | 'doubled' | 'tooMany';

export function AddTrainee({ names }: { names: ReadonlyMap<string, string> }) {
  const t = useTranslations('Workbench.trainee');
  const store = useWorkbenchStore();
  const opener = useRef<HTMLButtonElement>(null);
  const [kept] = useState(() => readTraineeDraft(store.place));
  const [name, setName] = useState(kept);
  const [problem, setProblem] = useState<Problem>();
  const type = (typed: string | undefined) => {
    setName(typed);
    setProblem(undefined);
    keepTraineeDraft(store.place, typed);
  };
  const close = () => {
    type(undefined);
    opener.current?.focus();
  };
  const findProblem = (given: string): Problem | undefined => {
    if (given === '') return 'missing';
    if (store.get().map.trainees.length >= maxTrainees) return 'tooMany';
    const isDoubled = duplicateIndexes([...names.values(), given]).includes(names.size);
    return isDoubled ? 'doubled' : undefined;
  };
  const add = () => {
    const given = cleanName(name ?? '');
    const wrong = findProblem(given);
    setProblem(wrong);
    if (wrong) return;
    const { chosen, done } = store.get();
    const desk = chosen.type === 'desk' ? { desk: chosen.desk } : {};
    const trainee = { id: crypto.randomUUID(), name: given };
    store.execute({ type: 'addTrainee', trainee, ...desk });
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
        <TraineeForm
          name={name}
          problem={problem && t(problem, { name: cleanName(name), max: maxTrainees })}
          takesFocus={name !== kept}
          onType={type}
          onAdd={add}
          onClose={close}
        />
      )}
    </div>
  );
}

function TraineeForm(props: {
  name: string;
  problem: string | undefined;
  takesFocus: boolean;
  onType: (name: string) => void;
  onAdd: () => void;
  onClose: () => void;
}) {
  const { name, problem, takesFocus, onType, onAdd, onClose } = props;
  const t = useTranslations('Workbench.trainee');
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
      className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full"
    >
      <label htmlFor={id} className="sr-only">
        {t('name')}
      </label>
      <input
        id={id}
        autoFocus={takesFocus}
        autoComplete="off"
        maxLength={pupilNameMaxLength}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        placeholder={t('name')}
        value={name}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        className="border-line-strong bg-surface rounded-desk min-h-11 w-40 border px-3 max-sm:flex-1"
      />
      <Button type="submit" look="secondary" size="small">
        {t('add')}
      </Button>
      <FieldMessage id={`${id}-problem`}>{problem}</FieldMessage>
    </form>
  );
}
