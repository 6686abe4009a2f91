'use client';

import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { carryOver, chooseDesk, choosePupil, drop } from '@/lib/core/maps/workbench-state';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { toDesk, toPupil } from './element-place';
import { useWorkbench, useWorkbenchStore } from './workbench-store';

const deskSelector = (desk: Desk) => `[data-desk="${deskKey(desk)}"]`;

/** Moves the focus to the actions on the chosen pupils; returns whether there are any. The zoom stands between. */
function focusActions(): boolean {
  const first = document.querySelector<HTMLElement>('[data-chosen-actions] button');
  first?.focus();
  return first !== null;
}

/** Keys, presses and the focus at the desks in the box; with `isAdding`, each press adds a pupil to those who are chosen. */
export function useFloorInput(box: RefObject<HTMLElement | null>, isAdding = false) {
  const store = useWorkbenchStore();
  const isByKeys = useRef(true);
  const press = (event: KeyboardEvent) => {
    isByKeys.current = true;
    if (!toDesk(event.target as Element)) return;
    if (event.key === 'Tab' && !event.shiftKey && focusActions()) return event.preventDefault();
    const key = store.actions.forKey(event, store.get());
    const isMore = isAdding && key === 'choose' && !store.get().carry;
    const id = isMore ? 'chooseMore' : key;
    if (!id) return;
    event.preventDefault();
    event.stopPropagation();
    store.run(id);
  };
  // A screen reader may focus any desk; the keys then act there.
  const focus = (event: FocusEvent) => {
    const desk = toDesk(event.target);
    if (!desk) return;
    store.update((now) => {
      if (now.cursor && deskKey(now.cursor) === deskKey(desk)) return now;
      const next = { ...now, cursor: desk };
      return now.carry ? carryOver(next, desk) : next;
    });
  };
  const click = (event: MouseEvent) => {
    const desk = toDesk(event.target as Element);
    if (!desk) return;
    const pupil = toPupil(event.target as Element);
    store.update((now) => {
      if (now.carry) return drop(carryOver(now, desk));
      const isMore = isAdding || now.isAdding || event.shiftKey || event.ctrlKey || event.metaKey;
      return pupil === undefined
        ? chooseDesk(now, desk, isMore)
        : choosePupil({ ...now, cursor: desk }, pupil, isMore);
    });
  };
  useCursorFocus(box, isByKeys);
  return {
    onPointerDown: () => {
      isByKeys.current = false;
    },
    onKeyDown: press,
    onClick: click,
    onFocus: focus,
  };
}

/** Moves the focus with the cursor, as long as it is in the box. */
function useCursorFocus(box: RefObject<HTMLElement | null>, isByKeys: RefObject<boolean>) {
  const cursor = useWorkbench((state) => state.cursor);
  const followed = useRef(cursor);
  useEffect(() => {
    const hasMoved = followed.current !== cursor;
    followed.current = cursor;
    if (!cursor || !hasMoved || !box.current?.contains(document.activeElement)) return;
    const desk = box.current.querySelector<HTMLElement>(deskSelector(cursor));
    desk?.focus({ preventScroll: !isByKeys.current });
  }, [box, isByKeys, cursor]);
}
