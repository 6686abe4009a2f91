'use client';

import { Check } from 'lucide-react';
import { Name } from '@/components/ui/name';
import type { Pupil } from '@/lib/contracts/classes/classes';

interface PupilChipProps {
  pupil: Pupil;
  isChosen: boolean;
  onToggle: (pupilId: string) => void;
  isStop: boolean;
  helpId: string;
}

export function PupilChip(props: PupilChipProps) {
  const { pupil, isChosen, onToggle, isStop, helpId } = props;
  return (
    <label
      data-pupil={pupil.id}
      className="data-lifted:shadow-card data-target:ring-green border-line-strong bg-surface has-checked:border-green has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-green inline-flex min-h-11 max-w-full cursor-pointer touch-manipulation items-center gap-1.5 rounded-full border px-3.5 select-none [-webkit-touch-callout:none] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 data-lifted:relative data-lifted:z-20 data-lifted:opacity-90 data-target:ring-3 lg:pointer-fine:min-h-9 lg:pointer-fine:px-3"
    >
      <input
        type="checkbox"
        className="sr-only"
        tabIndex={isStop ? 0 : -1}
        aria-describedby={isStop ? helpId : undefined}
        checked={isChosen}
        onChange={() => onToggle(pupil.id)}
      />
      {isChosen && <Check aria-hidden className="size-4" />}
      <Name className="min-w-0 wrap-anywhere">{pupil.name}</Name>
    </label>
  );
}
