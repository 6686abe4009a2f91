'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Condition } from '@/lib/core/conditions/condition';
import { WithNames } from '@/components/ui/name';

interface ConflictNoticeProps {
  /** The conflicting conditions; empty if the room has too few desks. */
  conflict: Condition[];
  /** Whether every one of them is known to be needed for the conflict. */
  isMinimal: boolean;
  /** Reasons of the conflict as sentences, if there are simple ones. */
  reasons: string[];
  sentence: (condition: Condition) => string;
  /** Without it for this map, as a wish of the class, or to be changed by hand. */
  onRelax: (condition: Condition) => void;
  onEase: (condition: Condition) => void;
  onChange: (condition: Condition) => void;
  /** Adds the desks that the room lacks, where that mends the conflict. */
  addDesks?: { count: number; onAdd: () => void };
  /** Set if locked desks are part of the conflict. */
  onUnlock?: () => void;
}

const waysOut = [
  { key: 'ease', name: 'easeThis', on: 'onEase' },
  { key: 'drop', name: 'dropThis', on: 'onRelax' },
  { key: 'change', name: 'changeThis', on: 'onChange' },
] as const;

/** Says that no map can keep all conditions, why, and which of them conflict; each can be eased, left out or changed with one click. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const t = useTranslations('Conflict');
  if (props.conflict.length === 0 && !props.onUnlock) {
    return (
      <Notice tone="error" title={t('tooFewDesks')}>
        {props.reasons[0]}
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      title={t('title')}
      actions={
        <>
          {props.addDesks && (
            <Button size="small" onClick={props.addDesks.onAdd}>
              {t('addDesks', { count: props.addDesks.count })}
            </Button>
          )}
          {props.onUnlock && (
            <Button look="secondary" size="small" onClick={props.onUnlock}>
              {t('unlock')}
            </Button>
          )}
        </>
      }
    >
      {props.conflict.length > 0 && <Why {...props} />}
      <p className="mt-1">
        {t(props.onUnlock ? 'textLocked' : 'text', { count: props.conflict.length })}
      </p>
      {!props.isMinimal && <p className="mt-1">{t('notMinimal')}</p>}
      <ul className="mt-3 grid gap-2">
        {props.conflict.map((condition) => (
          <li
            key={condition.id}
            className="rounded-desk bg-surface flex flex-wrap items-center gap-1.5 px-2.5 py-2"
          >
            <span className="w-full">
              <WithNames>{props.sentence(condition)}</WithNames>
            </span>
            {waysOut.map(({ key, name, on }) => (
              <Button
                key={key}
                look="secondary"
                size="small"
                aria-label={t(name, { condition: props.sentence(condition) })}
                onClick={() => props[on](condition)}
              >
                {t(key)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Why({ reasons, isMinimal, conflict, onUnlock }: ConflictNoticeProps) {
  const t = useTranslations('Conflict');
  if (reasons.length > 0) return reasons.map((reason) => <p key={reason}>{reason}</p>);
  // Without the locks the answer may be different.
  if (onUnlock) return null;
  return <p>{isMinimal ? t('noReason', { count: conflict.length }) : t('noReasonYet')}</p>;
}
