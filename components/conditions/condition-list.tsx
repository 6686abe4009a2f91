'use client';

import { ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  addDays,
  isEnded,
  type Condition,
  type ConditionId,
  type Day,
} from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import type { ConditionsEdit } from '@/lib/core/maps/command';
import type { NotUsedReason } from '@/lib/core/conditions/resolve';
import { deskKey } from '@/lib/core/rooms/room';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import { ConditionRow } from './condition-row';
import type { ClassConditionText } from './use-class-condition-text';
import { WithMarks } from './with-marks';

const renewedWeeks = 4;

const shownAtFirst = 8;

interface ConditionListProps {
  conditions: Condition[];
  text: ClassConditionText;
  room: NamedRoom;
  today: Day;
  notUsed: ReadonlyMap<ConditionId, NotUsedReason>;
  broken: readonly ConditionId[];
  why: (id: ConditionId) => ReactNode;
  onPoint: (condition: Condition | undefined) => void;
  onToggle: (id: ConditionId) => void;
  onPutIn: (kind: PlaceMark) => void;
  onEdit: (condition: Condition) => void;
  onConditions: (conditions: Condition[], change: ConditionsEdit) => void;
}

export function ConditionList(props: ConditionListProps) {
  const { conditions, text, room, today, notUsed, broken, onConditions } = props;
  const t = useTranslations('Conditions');
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [isAll, setAll] = useState(false);
  const rank = ({ id }: Condition) => {
    const number = broken.indexOf(id);
    return number >= 0 ? number - broken.length : notUsed.has(id) ? 0 : 1;
  };
  const lasting = conditions
    .filter((condition) => !isEnded(condition, today))
    .reverse()
    .sort((a, b) => rank(a) - rank(b));
  const ended = conditions.filter((condition) => isEnded(condition, today));
  const wrong = lasting.filter((condition) => rank(condition) < 1).length;
  const isFolded = !isAll && lasting.length > shownAtFirst + 1;
  const shown = isFolded ? lasting.slice(0, Math.max(shownAtFirst, wrong)) : lasting;

  const replace = (condition: Condition, code: 'changed' | 'renewed') => {
    onConditions(
      conditions.map((other) => (other.id === condition.id ? condition : other)),
      { code, condition },
    );
  };
  const remove = (condition: Condition) => {
    const buttons = [
      ...(section.current?.querySelectorAll<HTMLElement>('button[data-remove]') ?? []),
    ];
    const index = [...lasting, ...ended].indexOf(condition);
    (buttons[index + 1] ?? buttons[index - 1] ?? heading.current)?.focus();
    onConditions(
      conditions.filter((other) => other.id !== condition.id),
      { code: 'removed', condition },
    );
  };
  const hereIfPossible = (condition: Condition): Condition | undefined => {
    const code = notUsed.get(condition.id)?.code;
    if (condition.type !== 'fixed' || (code !== 'otherRoom' && code !== 'roomRedrawn')) {
      return undefined;
    }
    const isThere = room.layout.desks.some((desk) => deskKey(desk) === deskKey(condition.desk));
    return isThere ? { ...condition, room: room.identity } : undefined;
  };
  return (
    <div ref={section} className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('list', { count: lasting.length })}
      </h2>
      {lasting.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="grid gap-1.5">
        {shown.map((condition) => {
          const here = hereIfPossible(condition);
          return (
            <ConditionRow
              key={condition.id}
              condition={condition}
              text={text}
              today={today}
              notUsed={notUsed.get(condition.id)}
              broken={
                broken.includes(condition.id)
                  ? { number: broken.indexOf(condition.id) + 1, why: props.why(condition.id) }
                  : undefined
              }
              onPoint={props.onPoint}
              onToggle={() => props.onToggle(condition.id)}
              onPutIn={props.onPutIn}
              onEdit={() => props.onEdit(condition)}
              onChange={(changed) => replace(changed, 'changed')}
              onRemove={() => remove(condition)}
              onUseHere={here && (() => replace(here, 'changed'))}
            />
          );
        })}
      </ul>
      {isFolded && (
        <Button look="quiet" size="small" className="mt-1" onClick={() => setAll(true)}>
          {t('allMet', { count: lasting.length - shown.length })}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      )}
      {ended.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-lg font-bold">{t('ended', { count: ended.length })}</h3>
          <ul aria-label={t('ended', { count: ended.length })} className="grid gap-2">
            {ended.map((condition) => (
              <li
                key={condition.id}
                className="rounded-desk border-line flex flex-wrap items-center gap-x-3 border py-1 pl-3.5"
              >
                <span className="text-ink-soft min-w-0 flex-1 basis-40 py-1.5">
                  <WithMarks>{text.sentence(condition)}</WithMarks>
                  <span className="block text-sm">
                    {t('endedOn', { day: text.day(condition.until ?? today) })}
                  </span>
                </span>
                <span className="flex">
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t('renewThis', {
                      weeks: renewedWeeks,
                      condition: text.sentence(condition),
                    })}
                    onClick={() =>
                      replace({ ...condition, until: addDays(today, renewedWeeks * 7) }, 'renewed')
                    }
                  >
                    {t('renew', { weeks: renewedWeeks })}
                  </Button>
                  <button
                    type="button"
                    data-remove
                    aria-label={t('remove', { condition: text.sentence(condition) })}
                    onClick={() => remove(condition)}
                    className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
                  >
                    <X aria-hidden className="size-4" />
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
