'use client';

import {
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  CopyPlus,
  ClipboardPaste,
  FlipHorizontal2,
  FlipVertical2,
  ListPlus,
  RotateCw,
  SquareDashed,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ActionButton } from './action-button';
import type { LabelledAction } from './action-label';

type Entry = [id: LabelledAction, icon: LucideIcon];

const selecting: Entry[] = [
  ['selectAll', SquareDashed],
  ['selectMore', ListPlus],
  ['duplicate', CopyPlus],
  ['copy', Copy],
  ['paste', ClipboardPaste],
  ['delete', Trash2],
];
const changing: Entry[] = [
  ['moveLeft', ArrowLeft],
  ['moveUp', ArrowUp],
  ['moveDown', ArrowDown],
  ['moveRight', ArrowRight],
  ['rotate', RotateCw],
  ['mirrorLeftRight', FlipVertical2],
  ['mirrorTopBottom', FlipHorizontal2],
];
const aligning: Entry[] = [
  ['alignLeft', AlignStartVertical],
  ['alignRight', AlignEndVertical],
  ['alignTop', AlignStartHorizontal],
  ['alignBottom', AlignEndHorizontal],
];

/** What can be done with what is selected. */
export function SelectionBar() {
  const t = useTranslations('RoomEditor');
  return (
    <div role="group" aria-label={t('selection')} className="flex flex-wrap gap-x-4 gap-y-1">
      {[selecting, changing, aligning].map((entries, index) => (
        <div key={index} className="flex flex-wrap gap-1">
          {entries.map(([id, icon]) => (
            <ActionButton key={id} id={id} icon={icon} />
          ))}
        </div>
      ))}
    </div>
  );
}
