'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Pupil } from '@/lib/contracts/classes';
import type { Condition } from '@/lib/core/seating/model';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { brokenConditions } from '@/lib/core/seating/checker';
import { SeatingView } from '../rooms/seating-view';
import { BrokenWishes } from './broken-wishes';
import type { Generated } from './use-generator';

/** A condition of the class that does not apply to this map, and why, as sentences. */
export interface SkippedCondition {
  condition: string;
  reason: string;
}

interface ResultMapProps {
  shown: Generated;
  pupils: Pupil[];
  isWorking: boolean;
  locked: string[];
  skipped: SkippedCondition[];
  clashText: (reason: ClashReason) => string;
  sentence: (condition: Condition) => string;
  onToggleLock: (pupil: string) => void;
}

/** A generated map with its kept and broken conditions. */
export function ResultMap(props: ResultMapProps) {
  const { shown, pupils, isWorking, locked, sentence, onToggleLock } = props;
  const t = useTranslations('Result');
  const { result, wanted } = shown;
  if (result.status === 'impossible') return null;
  const broken =
    result.status === 'unproven'
      ? brokenConditions(wanted.room, wanted.conditions, result.seats)
      : result.brokenWishes;
  const fixed = new Set(
    wanted.conditions.flatMap((condition) => (condition.type === 'fixed' ? [condition.pupil] : [])),
  );
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  return (
    <>
      {result.status === 'unproven' && broken.length > 0 && (
        <div className="print:hidden">
          <Notice tone="warning" title={t('unproven')}>
            <ul className="list-disc pl-5">
              {broken.map((index) => {
                const condition = wanted.conditions[index];
                return condition && <li key={index}>{sentence(condition)}</li>;
              })}
            </ul>
          </Notice>
        </div>
      )}
      <BrokenWishes shown={shown} sentence={sentence} clashText={props.clashText} />
      <p className="text-ink-soft print:hidden">{t('lockHint')}</p>
      <div className={isWorking ? 'opacity-60' : ''}>
        <SeatingView
          room={wanted.room}
          locked={new Set(locked)}
          onToggleLock={onToggleLock}
          seated={Object.entries(result.seats).map(([id, desk]) => ({
            id,
            name: names.get(id) ?? '',
            desk,
            isFixed: fixed.has(id),
          }))}
        />
      </div>
      {wanted.conditions.length > 0 && (
        <ul
          aria-label={t('kept')}
          className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3 print:hidden"
        >
          {wanted.conditions.map((condition, index) =>
            broken.includes(index) ? null : (
              <li key={index} className="flex gap-2">
                <Check aria-hidden className="text-green mt-1 size-4 shrink-0" />
                {sentence(condition)}
              </li>
            ),
          )}
        </ul>
      )}
      {props.skipped.length > 0 && (
        <div className="text-ink-soft print:hidden">
          <p className="font-semibold">{t('skipped')}</p>
          <ul className="list-disc pl-5">
            {props.skipped.map(({ condition, reason }) => (
              <li key={condition}>{t('skippedOne', { condition, reason })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
