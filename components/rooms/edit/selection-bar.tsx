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
import { Toolbar } from '@/components/ui/toolbar';
import { ActionButton, type LabelledAction } from './action-button';

type Entry = [id: LabelledAction, icon: LucideIcon];

/** Groups that fit beside each other on a phone follow each other. */
const groups: Entry[][] = [
  [
    ['duplicate', CopyPlus],
    ['copy', Copy],
    ['paste', ClipboardPaste],
    ['delete', Trash2],
  ],
  [
    ['alignLeft', AlignStartVertical],
    ['alignRight', AlignEndVertical],
    ['alignTop', AlignStartHorizontal],
    ['alignBottom', AlignEndHorizontal],
  ],
  [
    ['moveLeft', ArrowLeft],
    ['moveUp', ArrowUp],
    ['moveDown', ArrowDown],
    ['moveRight', ArrowRight],
  ],
  [
    ['rotate', RotateCw],
    ['mirrorLeftRight', FlipVertical2],
    ['mirrorTopBottom', FlipHorizontal2],
  ],
];

/** The actions on the selection. */
export function SelectionBar() {
  const t = useTranslations('RoomEditor');
  return (
    <Toolbar
      label={t('selection')}
      className="border-line bg-surface rounded-desk flex flex-wrap items-center border py-1 sm:gap-x-3 sm:px-1"
    >
      <div className="flex flex-wrap max-sm:w-full">
        <ActionButton id="selectAll" icon={SquareDashed} shown="always" />
        <ActionButton id="selectMore" icon={ListPlus} shown="always" />
      </div>
      {groups.map((entries) => (
        <div
          key={entries[0]![0]}
          className="flex flex-wrap pointer-coarse:grid pointer-coarse:grid-cols-4 max-sm:pointer-coarse:w-full sm:pointer-coarse:w-88"
        >
          {entries.map(([id, icon]) => (
            <ActionButton key={id} id={id} icon={icon} shown="onTouch" />
          ))}
        </div>
      ))}
    </Toolbar>
  );
}
