'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * When the focused element is removed, moves the focus to the element that `next` returns. The caller must render again
 * after each removal.
 */
export function useFocusKept(
  box: () => HTMLElement | null | undefined,
  next: (lost: HTMLElement) => HTMLElement | null | undefined,
): void {
  const last = useRef<HTMLElement>(undefined);
  const findBox = useEffectEvent(box);
  useLayoutEffect(() => {
    const element = findBox();
    if (!element) return;
    const onFocus = (event: FocusEvent) => {
      last.current = event.target as HTMLElement;
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, []);
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) next(lost)?.focus({ preventScroll: true });
  });
}
