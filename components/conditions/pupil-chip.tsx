'use client';

import { Check } from 'lucide-react';
import type { CSSProperties, HTMLAttributes } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';

/** A pupil who was dragged, and the one below. */
export type Pair = [Pupil, Pupil];

interface PupilChipProps {
  pupil: Pupil;
  isChosen: boolean;
  onToggle: (pupilId: string) => void;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  /** Id of what the keys do, in words. */
  helpId: string;
  /** Set where the chip can be dragged onto another. */
  dragging?: {
    ref: (element: HTMLElement | null) => void;
    style: CSSProperties;
    listeners: HTMLAttributes<HTMLElement> | undefined;
    isDragged: boolean;
    isTarget: boolean;
  };
}

/** One pupil as a toggle button. */
export function PupilChip(props: PupilChipProps) {
  const { pupil, isChosen, onToggle, isStop, helpId, dragging } = props;
  const lifted = dragging?.isDragged ? 'shadow-card relative z-20 opacity-90' : '';
  const target = dragging?.isTarget ? 'ring-green ring-3' : '';
  return (
    <label
      ref={dragging?.ref}
      style={dragging?.style}
      data-pupil={pupil.id}
      {...dragging?.listeners}
      className={`border-line-strong bg-surface has-checked:border-green has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer touch-manipulation items-center gap-1.5 rounded-full border px-3.5 select-none [-webkit-touch-callout:none] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${lifted} ${target}`}
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
      <bdi>{pupil.name}</bdi>
    </label>
  );
}
