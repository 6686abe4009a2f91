'use client';

import { SlidersHorizontal, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Condition, Day } from '@/lib/core/conditions/condition';
import type { NotUsedReason } from '@/lib/core/conditions/resolve';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import { conditionIcons } from './condition-icons';
import { ConditionSettings } from './condition-settings';
import { pointing } from './pointing';
import { PutInButton } from './put-in-button';
import { StrengthSwitch } from './strength-switch';
import type { ClassConditionText } from './use-class-condition-text';
import { WithNames } from '@/components/ui/name';

interface ConditionRowProps {
  condition: Condition;
  text: ClassConditionText;
  today: Day;
  /** Why it does not apply to this map. */
  notUsed: NotUsedReason | undefined;
  /** Whether the map in sight breaks it. */
  isBroken: boolean;
  onPoint: (condition: Condition | undefined) => void;
  onToggle: () => void;
  onPutIn: (kind: PlaceMark) => void;
  /** Called to change who it is about and what applies to them. */
  onEdit: () => void;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
  /** Set for a fixed desk of another room that this room has too. */
  onUseHere?: () => void;
}

const iconButton =
  'rounded-desk text-ink-soft grid size-11 shrink-0 place-items-center aria-expanded:bg-birch-deep';

/** A condition as a sentence: switched off for this map by its box, made a wish, changed below it, or removed. */
export function ConditionRow(props: ConditionRowProps) {
  const {
    condition,
    text,
    today,
    notUsed,
    isBroken,
    onToggle,
    onPutIn,
    onEdit,
    onChange,
    onRemove,
    onUseHere,
  } = props;
  const t = useTranslations('Conditions');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const sentence = text.sentence(condition);
  const { until, wish = false } = condition;
  const isOff = notUsed?.code === 'off';
  return (
    <li className="rounded-desk bg-birch" {...pointing(condition, props.onPoint)}>
      <div className="flex flex-wrap items-start justify-end py-1 pl-1">
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            ref={box}
            type="checkbox"
            className="accent-green size-5"
            aria-label={t('use', { condition: sentence })}
            checked={!isOff}
            onChange={onToggle}
          />
        </label>
        <div className="min-w-0 flex-1 basis-40 py-2.5">
          <p className={`flex gap-2 ${notUsed ? 'text-ink-soft' : ''}`}>
            <span className={notUsed ? '' : 'text-green'}>{conditionIcons[condition.type]}</span>
            <span className="min-w-0 break-words">
              <WithNames>{sentence}</WithNames>
            </span>
          </p>
          {until && (
            <p className="text-ink-soft mt-0.5 text-sm">
              {t('untilNote', { day: text.day(until) })}
            </p>
          )}
          {notUsed && <p className="mt-0.5 text-sm font-medium">{text.reason(notUsed)}</p>}
          {isBroken && (
            <p className="mt-0.5 flex items-center gap-1.5 text-sm font-medium">
              <TriangleAlert aria-hidden className="text-amber size-4 shrink-0" />
              {t('notMet')}
            </p>
          )}
          {notUsed && (
            <PutInButton
              reason={notUsed}
              onPutIn={(kind) => {
                // The button goes away.
                box.current?.focus();
                onPutIn(kind);
              }}
            />
          )}
          {onUseHere && (
            <Button look="secondary" size="small" className="mt-2" onClick={onUseHere}>
              {t('useHere')}
            </Button>
          )}
        </div>
        <StrengthSwitch
          isWish={wish}
          sentence={sentence}
          onChange={(isWish) => onChange({ ...condition, wish: isWish || undefined })}
        />
        <button
          type="button"
          data-settings={condition.id}
          aria-label={t('change', { condition: sentence })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`${iconButton} hover:text-ink`}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          data-remove
          aria-label={t('remove', { condition: sentence })}
          onClick={onRemove}
          className={`${iconButton} hover:text-red`}
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <div id={id}>
        {isOpen && (
          <ConditionSettings
            condition={condition}
            today={today}
            onChange={onChange}
            onEdit={onEdit}
          />
        )}
      </div>
    </li>
  );
}
