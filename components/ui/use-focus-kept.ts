'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when the focused element is removed. The caller must render again whenever this may have happened.
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
