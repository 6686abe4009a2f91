'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { MarkShape } from '@/components/conditions/mark-shape';
import { Button } from '@/components/ui/button';
import { Name } from '@/components/ui/name';
import type { PupilId } from '@/lib/core/conditions/condition';
import { toMarkId } from '@/lib/core/conditions/kinds/pupil-fields';
import { useMapScreen, useMarkedPupils, useNames } from './map-context';

export function MarkButtons(props: {
  chosen: readonly PupilId[];
  onToggle: (id: PupilId) => void;
}) {
  const { chosen, onToggle } = props;
  const { marks } = useMapScreen();
  const marked = useMarkedPupils();
  const names = useNames();
  const t = useTranslations('Conditions');
  const format = useFormatter();
  if (marks.length === 0) return null;
  const namesOf = (id: PupilId) => (marked[id] ?? []).map((pupil) => names.get(pupil) ?? '');
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div role="group" aria-label={t('marks')} className="flex flex-wrap gap-1.5">
        {marks.map(({ symbol, name }) => (
          <Button
            key={symbol}
            look="secondary"
            size="small"
            aria-pressed={chosen.includes(toMarkId(symbol))}
            className="aria-pressed:border-green aria-pressed:bg-green-tint max-w-full"
            onClick={() => onToggle(toMarkId(symbol))}
          >
            <MarkShape symbol={symbol} />
            <Name className="min-w-0 wrap-anywhere">{name}</Name>
          </Button>
        ))}
      </div>
      {marks
        .filter(({ symbol }) => chosen.includes(toMarkId(symbol)))
        .map(({ symbol, name }) => (
          <p key={symbol} className="text-ink-soft text-sm break-words">
            {namesOf(toMarkId(symbol)).length > 0
              ? t('marked', { mark: name, names: format.list(namesOf(toMarkId(symbol))) })
              : t('markedNone', { mark: name })}
          </p>
        ))}
    </div>
  );
}
