'use client';

import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { moveOver, chooseDesk, choosePupil, drop } from '@/lib/core/maps/workbench-state';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { toDesk, toPupil } from './element-place';
import { useWorkbench, useWorkbenchStore } from './workbench-store';

const deskSelector = (desk: Desk) => `[data-desk="${deskKey(desk)}"]`;

function focusActions(): boolean {
  const first = document.querySelector<HTMLElement>('[data-chosen-actions] button');
  first?.focus();
  return first !== null;
}

export function useFloorInput(box: RefObject<HTMLElement | null>, isAdding = false) {
  const store = useWorkbenchStore();
  const isByKeys = useRef(true);
  const press = (event: KeyboardEvent) => {
    isByKeys.current = true;
    if (!toDesk(event.target as Element)) return;
    if (event.key === 'Tab' && !event.shiftKey && focusActions()) return event.preventDefault();
    const key = store.actions.forKey(event, store.get());
    const isMore = isAdding && key === 'choose' && !store.get().moving;
    const id = isMore ? 'chooseMore' : key;
    if (!id) return;
    event.preventDefault();
    event.stopPropagation();
    store.run(id);
  };
  const focus = (event: FocusEvent) => {
    const desk = toDesk(event.target);
    if (!desk) return;
    store.update((now) => {
      if (now.cursor && deskKey(now.cursor) === deskKey(desk)) return now;
      const next = { ...now, cursor: desk };
      return now.moving ? moveOver(next, desk) : next;
    });
  };
  const click = (event: MouseEvent) => {
    const desk = toDesk(event.target as Element);
    if (!desk) return;
    const pupil = toPupil(event.target as Element);
    store.update((now) => {
      if (now.moving) return drop(moveOver(now, desk));
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
