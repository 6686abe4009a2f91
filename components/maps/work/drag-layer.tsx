'use client';

import { DndContext, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { useId, useRef, type ReactNode } from 'react';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import { carryOver, choosePupil, drop, pickUp, putBack } from '@/lib/core/maps/workbench-state';
import { followDrag, type FollowedDrag, type Point } from '@/components/ui/follow-drag';
import { toDesk, toPupil } from './element-place';
import { LateMouseSensor, LateTouchSensor, useLateEnd, type LateEnd } from './late-sensors';
import { useWorkbenchStore } from './workbench-store';

/** So far a mouse moves before a press becomes a drag, and so long a finger rests before it no longer scrolls. */
const mouseDistance = 5;
const touch = { delay: 250, tolerance: 8 };
/** Only this close to the window's edge, as a share of its size, the page scrolls while something is carried. */
const scrollEdge = 0.04;

interface DragLayerProps {
  children: ReactNode;
  /** Names of those who are carried. */
  ghostText: (pupils: readonly PupilId[]) => string;
}

/**
 * Lets pupils be dragged by mouse and finger. One drag source for all desks, and the desk below the pointer is looked up,
 * so a hall of 400 desks costs no more than a class, and zooming changes nothing.
 */
export function DragLayer({ children, ghostText }: DragLayerProps) {
  const store = useWorkbenchStore();
  const id = useId();
  const ghost = useRef<HTMLDivElement>(null);
  const drag = useRef<FollowedDrag>(undefined);
  const lateEnd = useLateEnd();
  const sensors = useSensors(
    useSensor(LateMouseSensor, { activationConstraint: { distance: mouseDistance }, lateEnd }),
    useSensor(LateTouchSensor, { activationConstraint: touch, lateEnd }),
  );

  const placeGhost = ({ x, y }: Point) => {
    if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  const follow = (at: Point, below: EventTarget | null = null) => {
    // Looked up before anything is changed, which would have the page laid out again.
    const desk = toDeskAt(at, below);
    placeGhost(at);
    store.update((now) => carryOver(now, desk));
  };
  const begin = (press: Event) => {
    const pupil = toPupil(press.target as Element);
    if (pupil === undefined) return;
    // A finger that only rested means what a tap means.
    let isTap = 'touches' in press;
    const followed = followDrag(press, {
      onMove: (at, below) => {
        if (Math.hypot(at.x - first.x, at.y - first.y) > touch.tolerance) isTap = false;
        follow(at, below);
      },
      onEnd: (isDropped, at, below) => {
        window.removeEventListener('scroll', scroll, { capture: true });
        if (ghost.current) ghost.current.hidden = true;
        if (isDropped && isTap) {
          store.update((now) => choosePupil({ ...putBack(now), chosen: { type: 'none' } }, pupil));
        } else if (isDropped) {
          // The page may have scrolled under the pointer.
          const desk = toDeskAt(at, below);
          store.update((now) => drop(carryOver(now, desk)));
        } else {
          store.update(putBack);
        }
      },
    });
    const first = followed.at();
    // Scrolling brings another desk under a pointer that rests.
    const scroll = () => follow(followed.at());
    window.addEventListener('scroll', scroll, { passive: true, capture: true });
    drag.current = followed;
    store.update((now) => carryOver(pickUp(now, pupil, true), toDesk(press.target as Element)));
    placeGhost(first);
    if (ghost.current) {
      ghost.current.textContent = ghostText(store.get().carry?.carried.pupils ?? []);
      ghost.current.hidden = false;
    }
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      autoScroll={{ threshold: { x: scrollEdge, y: scrollEdge } }}
      // The workbench itself announces acts, for keys and pointers alike.
      accessibility={{
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
        screenReaderInstructions: { draggable: '' },
        container: typeof document === 'undefined' ? undefined : document.body,
      }}
      onDragStart={({ activatorEvent }) => begin(activatorEvent)}
      onDragCancel={() => drag.current?.cancel()}
    >
      <DragSource {...{ id, lateEnd }}>{children}</DragSource>
      <div
        ref={ghost}
        hidden
        aria-hidden
        className="rounded-desk border-green bg-surface shadow-card pointer-events-none fixed top-0 left-0 z-50 -mt-4 ml-3 max-w-64 truncate border-2 px-3 py-1.5 font-semibold"
      />
    </DndContext>
  );
}

/** The desk under the pointer; `below` is what the browser has found there. A bar may lie over the lowest desks. */
function toDeskAt({ x, y }: Point, below: EventTarget | null): Desk | undefined {
  const found = below instanceof Element ? toDesk(below) : undefined;
  return found ?? toDesk(document.elementsFromPoint(x, y).find((element) => toDesk(element)));
}

function DragSource(props: { id: string; lateEnd: LateEnd; children: ReactNode }) {
  const { id, lateEnd, children } = props;
  const { setNodeRef, listeners } = useDraggable({ id });
  // Only pupils are dragged: on the floor a finger scrolls.
  const onPupils = Object.fromEntries(
    Object.entries(listeners ?? {}).map(([name, listener]) => [
      name,
      (event: { target: EventTarget }) => {
        if (toPupil(event.target as Element) === undefined) return;
        lateEnd.now();
        (listener as (e: unknown) => void)(event);
      },
    ]),
  );
  return (
    <div ref={setNodeRef} {...onPupils} className="grid touch-manipulation grid-cols-1 gap-4">
      {children}
    </div>
  );
}
