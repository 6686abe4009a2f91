'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { PupilChip, type Pair } from './pupil-chip';
import { useDraggableChips } from './use-draggable-chips';
import { useRovingChips } from './use-roving-chips';

interface PupilChipsProps {
  label: string;
  pupils: Pupil[];
  chosen: string[];
  onToggle: (pupilId: string) => void;
  /** Makes the chips draggable onto each other. `menu` is what is then asked; it is shown below the second chip. */
  pairs?: { menu: (pair: Pair, onClose: () => void) => ReactNode };
}

/** Width of the menu of a pair, to keep it inside; `w-60`. */
const menuWidthPx = 240;

/** All pupils as toggle buttons, to choose one or several. */
export function PupilChips({ label, pupils, chosen, onToggle, pairs }: PupilChipsProps) {
  const t = useTranslations('Conditions');
  const box = useRef<HTMLDivElement>(null);
  const [dropped, setDropped] = useState<{ pair: Pair; style: CSSProperties }>();

  const onPair = (pair: Pair, target: { left: number; bottom: number }) => {
    const frame = box.current?.getBoundingClientRect();
    if (!frame) return;
    const left = Math.min(target.left - frame.left, frame.width - menuWidthPx);
    const style = { left: Math.max(0, left), top: target.bottom - frame.top + 6 };
    setDropped({ pair, style });
  };
  const helpId = useId();
  const { stop, onKeyDown, onFocus } = useRovingChips(pupils, onToggle);
  const told = useDraggableChips({ box, pupils, isOn: pairs !== undefined, onToggle, onPair });
  return (
    <fieldset className="min-w-0" onKeyDown={onKeyDown} onFocus={onFocus}>
      <legend className="mb-3 font-semibold">{label}</legend>
      <p id={helpId} className="sr-only">
        {t('chipKeys')}
      </p>
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      <div ref={box} className="relative flex flex-wrap gap-2">
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
        {dropped && (
          <div className="absolute z-30 w-60" style={dropped.style}>
            {pairs?.menu(dropped.pair, () => setDropped(undefined))}
          </div>
        )}
      </div>
    </fieldset>
  );
}
