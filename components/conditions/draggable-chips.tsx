'use client';

import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { followDrag, type FollowedDrag } from '@/components/ui/follow-drag';
import { PupilChip, type Pair } from './pupil-chip';

/** So far a mouse moves before a press becomes a drag, and so long a finger rests. */
const mouseDistance = 6;
const touch = { delay: 180, tolerance: 8 };

/** The click that ends a drag comes this soon after it. */
const clickAfterMs = 50;

/**
 * Stops the click that ends a drag before it reaches the chip: the browser would tick the box although no handler hears
 * of it. Returns a function that lets clicks through again.
 */
function stopClicks(): () => void {
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop, { capture: true });
  return () => {
    setTimeout(() => window.removeEventListener('click', stop, { capture: true }), clickAfterMs);
  };
}

interface DraggableChipsProps {
  pupils: Pupil[];
  chosen: string[];
  /** The pupil at whom the Tab key stops. */
  stop: string | undefined;
  /** Id of what the keys do, in words. */
  helpId: string;
  onToggle: (pupilId: string) => void;
  /** Called when a chip was dropped on another, with the place of the other. */
  onPair: (pair: Pair, target: { left: number; bottom: number }) => void;
}

function DraggableChip(props: {
  pupil: Pupil;
  isChosen: boolean;
  isStop: boolean;
  helpId: string;
  onToggle: (pupilId: string) => void;
}) {
  const { id } = props.pupil;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  return (
    <PupilChip
      {...props}
      dragging={{
        ref: (element) => {
          drag.setNodeRef(element);
          drop.setNodeRef(element);
        },
        style: { transform: CSS.Translate.toString(drag.transform) },
        listeners: drag.listeners,
        isDragged: drag.isDragging,
        isTarget: drop.isOver && !drag.isDragging,
      }}
    />
  );
}

/** Pupils as toggle buttons, each to be dragged onto another, by mouse or finger. With keys, two are chosen instead. */
export function DraggableChips(props: DraggableChipsProps) {
  const { pupils, chosen, stop, helpId, onToggle, onPair } = props;
  const t = useTranslations('Conditions');
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
  );
  const drag = useRef<FollowedDrag>(undefined);
  const find = (pupilId: UniqueIdentifier | undefined) =>
    pupils.find((pupil) => pupil.id === pupilId);
  const name = (pupilId: UniqueIdentifier) => find(pupilId)?.name ?? '';
  const begin = (press: Event, pupilId: UniqueIdentifier) => {
    const letClicks = stopClicks();
    const followed = followDrag(press, {
      onEnd: (isDropped, at) => {
        letClicks();
        if (!isDropped) return;
        if ('touches' in press && Math.hypot(at.x - first.x, at.y - first.y) <= touch.tolerance) {
          // A finger that only rested means what a tap means.
          onToggle(String(pupilId));
          return;
        }
        const target = document
          .elementsFromPoint(at.x, at.y)
          .map((element) => element.closest<HTMLElement>('[data-pupil]'))
          .find((chip) => chip && chip.dataset.pupil !== pupilId);
        const [one, other] = [find(pupilId), find(target?.dataset.pupil)];
        if (target && one && other) onPair([one, other], target.getBoundingClientRect());
      },
    });
    const first = followed.at();
    drag.current = followed;
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => t('drag.lifted', { name: name(active.id) }),
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id ? t('drag.over', { name: name(over.id) }) : undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => t('drag.cancelled'),
        },
        container: document.body,
      }}
      onDragStart={({ activatorEvent, active }) => begin(activatorEvent, active.id)}
      onDragCancel={() => drag.current?.cancel()}
    >
      {pupils.map((pupil) => (
        <DraggableChip
          key={pupil.id}
          pupil={pupil}
          isChosen={chosen.includes(pupil.id)}
          isStop={pupil.id === stop}
          helpId={helpId}
          onToggle={onToggle}
        />
      ))}
    </DndContext>
  );
}
