'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Condition } from '@/lib/core/conditions/condition';
import { WithMarks } from './with-marks';

interface ConflictNoticeProps {
  conflict: Condition[];
  isMinimal: boolean;
  reasons: string[];
  sentence: (condition: Condition) => string;
  onRelax: (condition: Condition) => void;
  onEase: (condition: Condition) => void;
  onChange: (condition: Condition) => void;
  addDesks?: { count: number; onAdd: () => void };
  onUnlock?: () => void;
}

const waysOut = [
  { key: 'ease', name: 'easeThis', on: 'onEase' },
  { key: 'drop', name: 'dropThis', on: 'onRelax' },
  { key: 'change', name: 'changeThis', on: 'onChange' },
] as const;

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
              <WithMarks>{props.sentence(condition)}</WithMarks>
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
  if (onUnlock) return null;
  return <p>{isMinimal ? t('noReason', { count: conflict.length }) : t('noReasonYet')}</p>;
}
