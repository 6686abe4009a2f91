'use client';

import { TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Condition, Day } from '@/lib/core/conditions/condition';
import type { NotUsedReason } from '@/lib/core/conditions/resolve';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import { ConditionSettings } from './condition-settings';
import { pointing } from './pointing';
import { PutInButton } from './put-in-button';
import { StrengthSwitch } from './strength-switch';
import type { ClassConditionText } from './use-class-condition-text';
import { WithMarks } from './with-marks';

interface ConditionRowProps {
  condition: Condition;
  text: ClassConditionText;
  today: Day;
  notUsed: NotUsedReason | undefined;
  broken: { number: number; why: ReactNode } | undefined;
  onPoint: (condition: Condition | undefined) => void;
  onToggle: () => void;
  onPutIn: (kind: PlaceMark) => void;
  onEdit: () => void;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
  onUseHere?: () => void;
}

export function ConditionRow(props: ConditionRowProps) {
  const { condition, text, notUsed, broken, onChange, onRemove } = props;
  const t = useTranslations('Conditions');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const sentence = text.sentence(condition);
  const { until, wish = false } = condition;
  return (
    <li
      className={`rounded-desk border ${broken ? 'border-amber bg-amber-tint' : 'border-line bg-surface'}`}
      {...pointing(condition, props.onPoint)}
    >
      <div className="flex flex-wrap items-center py-0.5 pr-0.5">
        {broken && (
          <span className="text-amber shrink-0 pl-3 font-bold">
            <TriangleAlert aria-hidden className="mr-1 inline size-4 align-text-bottom" />
            {broken.number}.
          </span>
        )}
        <button
          type="button"
          data-settings={condition.id}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('change', { condition: sentence })}
          title={t('open')}
          onClick={() => setOpen(!isOpen)}
          className={`rounded-desk hover:bg-birch min-h-11 min-w-26 flex-1 py-1.5 pr-3 text-left leading-snug break-words ${broken ? 'pl-1' : 'pl-3'} ${notUsed ? 'text-ink-soft' : ''}`}
        >
          <WithMarks>{sentence}</WithMarks>
        </button>
        <div className="ml-auto flex items-center">
          <StrengthSwitch
            isWish={wish}
            sentence={sentence}
            onChange={(isWish) => onChange({ ...condition, wish: isWish || undefined })}
          />
          <button
            type="button"
            data-remove
            aria-label={t('remove', { condition: sentence })}
            onClick={onRemove}
            className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      </div>
      {until && (
        <p className="text-ink-soft px-3 pb-1.5 text-sm">
          {t('untilNote', { day: text.day(until) })}
        </p>
      )}
      <Situation {...props} />
      <div id={id}>{isOpen && <Settings {...props} onDone={() => setOpen(false)} />}</div>
    </li>
  );
}

function Situation({ notUsed, broken, onPutIn, onUseHere, text }: ConditionRowProps) {
  const t = useTranslations('Conditions');
  const box = useRef<HTMLDivElement>(null);
  if (!notUsed && !broken?.why && !onUseHere) return null;
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-1.5 px-3 pb-2 text-sm">
      {broken?.why}
      {notUsed && <p className="font-medium">{text.reason(notUsed)}</p>}
      {notUsed && (
        <PutInButton
          reason={notUsed}
          onPutIn={(kind) => {
            box.current?.focus();
            onPutIn(kind);
          }}
        />
      )}
      {onUseHere && (
        <Button look="secondary" size="small" onClick={onUseHere}>
          {t('useHere')}
        </Button>
      )}
    </div>
  );
}

function Settings(props: ConditionRowProps & { onDone: () => void }) {
  const { condition, text, today, notUsed, onToggle, onEdit, onChange, onDone } = props;
  const t = useTranslations('Conditions');
  return (
    <ConditionSettings condition={condition} today={today} onChange={onChange}>
      <Button
        look="secondary"
        size="small"
        onClick={() => {
          onEdit();
          onDone();
        }}
      >
        {t('edit')}
      </Button>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="accent-green size-5"
          aria-label={t('use', { condition: text.sentence(condition) })}
          checked={notUsed?.code !== 'off'}
          onChange={onToggle}
        />
        {t('onThisMap')}
      </label>
    </ConditionSettings>
  );
}
