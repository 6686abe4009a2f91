'use client';

import { useRef, type ReactNode } from 'react';
import type { Point } from '@/lib/core/editing/edge-speed';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import { moveOver, choosePupil, drop, pickUp, putBack } from '@/lib/core/maps/workbench-state';
import { useDrag, type Drag } from '@/components/ui/editing/use-drag';
import { toDesk, toPupil } from './element-place';
import { useWorkbenchStore } from './workbench-store';

interface DragLayerProps {
  children: ReactNode;
  ghostText: (pupils: readonly PupilId[]) => string;
}

export function DragLayer({ children, ghostText }: DragLayerProps) {
  const store = useWorkbenchStore();
  const box = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);

  const begin = (handle: HTMLElement, start: Point): Drag => {
    const pupil = toPupil(handle)!;
    const carried = ghost.current!;
    const placeGhost = ({ x, y }: Point) => {
      carried.style.transform = `translate(${x}px, ${y}px)`;
    };
    const endWith = (change: Parameters<typeof store.update>[0]) => {
      carried.hidden = true;
      store.update(change);
    };
    store.update((now) => moveOver(pickUp(now, pupil, true), toDesk(handle)));
    placeGhost(start);
    carried.textContent = ghostText(store.get().moving?.carried.pupils ?? []);
    carried.hidden = false;
    return {
      move: (at, below) => {
        // The desk under the pointer is looked up before any DOM change; a later look-up would force a reflow.
        const desk = toDeskAt(at, below);
        placeGhost(at);
        store.update((now) => moveOver(now, desk));
      },
      drop: (at, below) => {
        const desk = toDeskAt(at, below);
        endWith((now) => drop(moveOver(now, desk)));
      },
      tap: () =>
        endWith((now) => choosePupil({ ...putBack(now), chosen: { type: 'none' } }, pupil)),
      cancel: () => endWith(putBack),
    };
  };
  useDrag(box, { handle: '[data-pupil]', begin });

  return (
    <>
      <div ref={box} className="flex min-h-0 flex-1 touch-manipulation flex-col gap-2">
        {children}
      </div>
      <div
        ref={ghost}
        hidden
        aria-hidden
        className="rounded-desk border-green bg-surface shadow-card pointer-events-none fixed top-0 left-0 z-50 -mt-4 ml-3 max-w-64 truncate border-2 px-3 py-1.5 font-semibold"
      />
    </>
  );
}

function toDeskAt({ x, y }: Point, below: EventTarget | null | undefined): Desk | undefined {
  const found = below instanceof Element ? toDesk(below) : undefined;
  return found ?? toDesk(document.elementsFromPoint(x, y).find((element) => toDesk(element)));
}
