'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { PupilChip } from './pupil-chip';
import { useRovingChips } from './use-roving-chips';

interface PupilChipsProps {
  label: string;
  pupils: Pupil[];
  chosen: string[];
  onToggle: (pupilId: string) => void;
}

export function PupilChips({ label, pupils, chosen, onToggle }: PupilChipsProps) {
  const t = useTranslations('Conditions');
  const helpId = useId();
  const { stop, onKeyDown, onFocus } = useRovingChips(pupils, onToggle);
  return (
    <fieldset className="min-w-0" onKeyDown={onKeyDown} onFocus={onFocus}>
      <legend className="mb-3 font-semibold">{label}</legend>
      <p id={helpId} className="sr-only">
        {t('chipKeys')}
      </p>
      <div className="flex flex-wrap gap-2">
        {pupils.map((pupil) => (
          <PupilChip
            key={pupil.id}
            pupil={pupil}
            isChosen={chosen.includes(pupil.id)}
            isStop={pupil.id === stop}
            helpId={helpId}
            onToggle={onToggle}
          />
        ))}
      </div>
    </fieldset>
  );
}
