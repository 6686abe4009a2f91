'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { inputClass } from '@/components/ui/field';
import { Name } from '@/components/ui/name';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import { kindOf } from '@/lib/core/conditions/kinds';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import { completeName, maxTyped, readTyped, withName } from '@/lib/core/conditions/typed';
import type { EntryProblem } from './enter-typed';
import { PutInButton } from './put-in-button';
import type { ClassConditionText } from './use-class-condition-text';

interface TypedFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  pupils: Pupil[];
  room: NamedRoom;
  classText: ClassConditionText;
  problem: EntryProblem | undefined;
  problemText: (problem: EntryProblem) => string;
  chosen: string;
  onPutIn: (kind: PlaceMark) => void;
  onChange: (text: string) => void;
  onEnter: (text: string) => void;
}

export function TypedField(props: TypedFieldProps) {
  const { ref, text, pupils, room, classText, problem, problemText, chosen } = props;
  const { onPutIn, onChange, onEnter } = props;
  const t = useTranslations('Conditions');
  const id = useId();
  const { letterKeys } = useViewChoices();
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
      <label htmlFor={id} className="sr-only">
        {t('typed.label')}
      </label>
      <div className="flex gap-2">
        <input
          ref={ref}
          id={id}
          data-typed-condition
          value={text}
          placeholder={t('typed.placeholder')}
          aria-keyshortcuts={letterKeys ? '/' : undefined}
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
      <p
        id={`${id}-hint`}
        className={'content' in read ? 'text-ink-soft mt-1.5 text-sm' : 'sr-only'}
      >
        {'content' in read
          ? t('typed.becomes', {
              condition: classText.sentence(read.content),
              wish: read.wish ? 'yes' : 'no',
            })
          : t('typed.hint')}
      </p>
      <Completions text={text} pupils={pupils} onChange={onChange} field={ref} />
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
    </form>
  );
}

interface CompletionsProps {
  text: string;
  pupils: Pupil[];
  onChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

function Completions({ text, pupils, onChange, field }: CompletionsProps) {
  const t = useTranslations('Conditions');
  const names = completeName(text, pupils);
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={t('typed.complete')} className="mt-1.5 flex flex-wrap gap-1.5">
      {names.map(({ name, completed }) => (
        <Button
          key={name}
          look="secondary"
          size="small"
          onClick={() => {
            onChange(completed);
            field.current?.focus();
          }}
        >
          <Name>{name}</Name>
        </Button>
      ))}
    </div>
  );
}
