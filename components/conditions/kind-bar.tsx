'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import type { Condition } from '@/lib/core/conditions/condition';
import { kinds } from '@/lib/core/conditions/kinds';
import type { Choice, ConditionMessage } from '@/lib/core/conditions/kinds/kind';
import type { Asked } from '@/lib/core/conditions/typed-words';
import { pointing } from './pointing';
import { WithMarks } from './with-marks';

type Type = Condition['type'];

interface KindBarProps {
  chosen: string;
  isOfMarks: boolean;
  edited: { condition: Condition; sentence: string } | undefined;
  repeated: Asked | undefined;
  opened: Type | undefined;
  problem: string | undefined;
  onOpen: (opened: Type | undefined) => void;
  onAsk: (asked: Asked) => void;
  onPoint: (asked: Asked | undefined) => void;
  onSave: () => void;
  onClear: () => void;
}

const choicesOf = Object.entries(kinds).map(
  ([type, { choices }]) => [type as Type, choices as readonly Choice<object>[]] as const,
);
const plain = choicesOf.filter(([, choices]) => choices.length === 1);
const mixedFirst = [...plain].sort(
  ([one], [other]) => Number(other === 'mixed') - Number(one === 'mixed'),
);
const withChoices = choicesOf.filter(([, choices]) => choices.length !== 1);
const has = (content: object, fields: object) =>
  Object.entries(fields).every(([field, value]) => content[field as never] === value);
const pressed = 'aria-pressed:border-green aria-pressed:bg-green-tint';

export function KindBar(props: KindBarProps) {
  const { chosen, edited, repeated, opened, problem, onOpen, onAsk, onSave, onClear } = props;
  const t = useTranslations('Conditions');
  const title = useRef<HTMLParagraphElement>(null);
  const editedId = edited?.condition.id;
  useEffect(() => {
    if (editedId === undefined) return;
    title.current?.focus({ preventScroll: true });
  }, [editedId]);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opened) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      onOpen(undefined);
      opener.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [opened, onOpen]);
  const ask = (type: Type, { own }: Choice<object>) => {
    const asked = { type, ...own } as Asked;
    const current = edited?.condition ?? repeated;
    return {
      'aria-pressed': current && has(current, asked),
      onClick: () => onAsk(asked),
      ...pointing(asked, props.onPoint),
    };
  };
  const label = ({ key, values }: ConditionMessage) =>
    t(key as 'distance', { desks: 0, ...values });
  const repeatedChoice = choicesOf
    .find(([type]) => type === repeated?.type)?.[1]
    .find(({ own }) => has(repeated!, own));
  const nextText = () => {
    if (opened === 'fixed') return t('pickPupil');
    const { least = 1 } = repeated ? kinds[repeated.type] : {};
    return repeatedChoice && t('repeated', { least, kind: label(repeatedChoice.label) });
  };
  const next = nextText();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {(chosen || edited) && (
        <div className="flex items-center justify-between gap-2">
          <div className="min-w-0 break-words">
            {edited && (
              <p ref={title} tabIndex={-1} className="text-ink-soft text-sm outline-none">
                <WithMarks>{t('editing', { condition: edited.sentence })}</WithMarks>
              </p>
            )}
            <p className="font-semibold">
              <WithMarks>{chosen || t('choose')}</WithMarks>
            </p>
          </div>
          <button
            type="button"
            aria-label={t(edited ? 'cancelEdit' : 'clear')}
            onClick={onClear}
            className="rounded-desk text-ink-soft hover:text-ink grid size-11 shrink-0 place-items-center"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
      {!chosen && !edited && <p className="text-ink-soft text-sm">{next ?? t('choose')}</p>}
      <div
        role="group"
        aria-label={t('kind')}
        className="-mx-1 flex [scrollbar-width:thin] gap-1.5 overflow-x-auto overscroll-x-contain p-1"
      >
        {(props.isOfMarks ? mixedFirst : plain).map(([type, [choice]]) => (
          <Button
            key={type}
            look="secondary"
            size="small"
            title={t(`explain.${type}` as 'explain.apart')}
            className={`shrink-0 ${pressed}`}
            {...ask(type, choice!)}
          >
            {label(choice!.label)}
          </Button>
        ))}
        {withChoices.map(([type]) => (
          <Button
            key={type}
            look="secondary"
            size="small"
            className="shrink-0"
            ref={opened === type ? opener : undefined}
            aria-expanded={opened === type}
            onClick={() => onOpen(opened === type ? undefined : type)}
          >
            {t(`more.${type}` as 'more.zone')}
          </Button>
        ))}
        {edited && (
          <Button size="small" onClick={onSave}>
            {t('save')}
          </Button>
        )}
      </div>
      {withChoices.map(([type, choices]) =>
        opened === type && choices.length > 0 ? (
          <div
            key={type}
            role="group"
            aria-label={t(`more.${type}` as 'more.zone')}
            className="flex flex-wrap gap-2 py-1"
          >
            {choices.map((choice) => (
              <Button
                key={JSON.stringify(choice.own)}
                look="secondary"
                size="small"
                className={`bg-birch ${pressed}`}
                {...ask(type, choice)}
              >
                {label(choice.label)}
              </Button>
            ))}
          </div>
        ) : null,
      )}
      <FieldMessage>{problem}</FieldMessage>
    </div>
  );
}
