'use client';

import { Check } from 'lucide-react';
import type { Pupil } from '@/lib/contracts/classes';

interface PupilChipsProps {
  label: string;
  pupils: Pupil[];
  chosen: string[];
  isSingle: boolean;
  onToggle: (pupilId: string) => void;
}

/** All pupils as toggle buttons, to choose one or several. */
export function PupilChips({ label, pupils, chosen, isSingle, onToggle }: PupilChipsProps) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-3 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {pupils.map((pupil) => {
          const isChosen = chosen.includes(pupil.id);
          return (
            <label
              key={pupil.id}
              className="border-line-strong bg-surface has-checked:border-green has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={isSingle ? 'condition-pupil' : undefined}
                className="sr-only"
                checked={isChosen}
                onChange={() => onToggle(pupil.id)}
              />
              {isChosen && <Check aria-hidden className="size-4" />}
              <bdi>{pupil.name}</bdi>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
