'use client';

import { CircleCheck, Plus, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { inputClass } from '@/components/ui/field';
import { Name } from '@/components/ui/name';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import { kindOf } from '@/lib/core/conditions/kinds';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import { maxTyped, readTyped, withName } from '@/lib/core/conditions/typed';
import type { EntryProblem } from './enter-typed';
import { PutInButton } from './put-in-button';
import type { ClassConditionText } from './use-class-condition-text';

interface TypedFieldProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  pupils: Pupil[];
  room: NamedRoom;
  classText: ClassConditionText;
  problem: EntryProblem | undefined;
  problemText: (problem: EntryProblem) => string;
  /** The next step for the pupils whose names were typed; empty if none were. */
  chosen: string;
  /** The last typed condition, and why not all conditions can be kept since, as sentences. */
  news: { text: string; clashes: string[]; onUndo: () => void } | undefined;
  onPutIn: (kind: PlaceMark) => void;
  onChange: (text: string) => void;
  /** Called with the text to add: the one typed, or one with a name that was suggested. */
  onEnter: (text: string) => void;
}

/** A condition in one line: names with + or / between them, or names and a place. What it becomes is said below. */
export function TypedField(props: TypedFieldProps) {
  const { ref, text, pupils, room, classText, problem, problemText, chosen, news } = props;
  const { onPutIn, onChange, onEnter } = props;
  const t = useTranslations('Conditions');
  const id = useId();
  const read = readTyped(text, pupils, room);
  const unfit = 'content' in read ? kindOf(read.content).unfit?.(read.content, room) : undefined;
  const unclear = problem && 'suggestions' in problem ? problem : undefined;
  const suggestions = pupils.filter(({ id }) => unclear?.suggestions.includes(id));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(text);
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t('typed.label')}
      </label>
      <div className="flex gap-2">
        <input
          ref={ref}
          id={id}
          value={text}
          maxLength={maxTyped}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass}
        />
        <Button type="submit" look="secondary" aria-label={t('typed.add')}>
          <Plus aria-hidden className="size-5" />
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
        {'content' in read
          ? t('typed.becomes', {
              condition: classText.sentence(read.content),
              wish: read.wish ? 'yes' : 'no',
            })
          : t('typed.hint')}
      </p>
      {unfit && (
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <p className="text-sm font-medium">{classText.reason(unfit)}</p>
          <PutInButton reason={unfit} onPutIn={onPutIn} />
        </div>
      )}
      <p role="status" className="mt-1.5 text-sm font-medium empty:hidden">
        {text === '' && chosen}
      </p>
      <FieldMessage id={`${id}-error`}>{problem && problemText(problem)}</FieldMessage>
      {unclear && suggestions.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {unclear.code === 'unknownName' && (
            <span className="text-sm">{t('typed.didYouMean')}</span>
          )}
          {suggestions.map((pupil) => (
            <Button
              key={pupil.id}
              look="secondary"
              size="small"
              onClick={() => onEnter(withName(text, unclear, pupil.name))}
            >
              <Name>{pupil.name}</Name>
            </Button>
          ))}
        </div>
      )}
      {news && (
        <div
          className={`rounded-desk mt-2 py-1 pl-3 ${news.clashes.length > 0 ? 'bg-amber-tint' : 'bg-green-tint'}`}
        >
          <div className="flex items-center gap-2">
            <CircleCheck aria-hidden className="text-green size-5 shrink-0" />
            <p className="min-w-0 flex-1 break-words">{news.text}</p>
            <Button look="quiet" size="small" onClick={news.onUndo}>
              <Undo2 aria-hidden className="size-4" />
              {t('undo')}
            </Button>
          </div>
          {news.clashes.map((clash) => (
            <p key={clash} className="flex gap-2 pr-3 pb-2">
              <TriangleAlert aria-hidden className="text-amber mt-0.5 size-5 shrink-0" />
              <span className="min-w-0 break-words">{clash}</span>
            </p>
          ))}
        </div>
      )}
    </form>
  );
}
