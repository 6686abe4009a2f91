'use client';

import { useTranslations } from 'next-intl';
import { useState, type RefObject } from 'react';
import { useDrag } from '@/components/ui/editing/use-drag';
import type { Point } from '@/lib/core/editing/edge-speed';
import type { Pupil } from '@/lib/contracts/classes/classes';

export type Pair = [Pupil, Pupil];

interface DraggableChipsOptions {
  box: RefObject<HTMLElement | null>;
  pupils: Pupil[];
  isOn: boolean;
  onToggle: (pupilId: string) => void;
  onPair: (pair: Pair, target: { left: number; bottom: number }) => void;
}

export function useDraggableChips(options: DraggableChipsOptions): string {
  const { box, pupils, isOn, onToggle, onPair } = options;
  const t = useTranslations('Conditions.drag');
  const [announcement, setAnnouncement] = useState('');
  const pupilOf = (chip: HTMLElement) => pupils.find(({ id }) => id === chip.dataset.pupil);

  useDrag(box, {
    handle: '[data-pupil]',
    isOn,
    begin: (chip, start) => {
      const dragged = pupilOf(chip)!;
      const startY = start.y + window.scrollY;
      let target: HTMLElement | undefined;
      const aimAt = (next: HTMLElement | undefined) => {
        if (next === target) return;
        delete target?.dataset.target;
        if (next) next.dataset.target = '';
        target = next;
        const over = next && pupilOf(next);
        if (over) setAnnouncement(t('over', { name: over.name }));
      };
      const end = (text: string) => {
        aimAt(undefined);
        delete chip.dataset.lifted;
        chip.style.transform = '';
        setAnnouncement(text);
      };
      chip.dataset.lifted = '';
      chip.style.transform = 'translate(0, 0)';
      setAnnouncement(t('lifted', { name: dragged.name }));
      return {
        move: (at) => {
          chip.style.transform = `translate(${at.x - start.x}px, ${at.y + window.scrollY - startY}px)`;
          aimAt(findChip(at, chip));
        },
        drop: (at) => {
          const below = findChip(at, chip);
          const other = below && pupilOf(below);
          end('');
          if (other) onPair([dragged, other], below.getBoundingClientRect());
        },
        tap: () => {
          end('');
          onToggle(dragged.id);
        },
        cancel: () => end(t('cancelled')),
      };
    },
  });
  return announcement;
}

const findChip = ({ x, y }: Point, dragged: HTMLElement): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-pupil]'))
    .find((chip) => chip !== null && chip !== dragged) ?? undefined;
