import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a heading when its list has become shorter and the focused button has left with its row. */
export function useFocusOnLoss(heading: RefObject<HTMLElement | null>, count: number): void {
  const shownBefore = useRef(count);
  useEffect(() => {
    const isFewer = count < shownBefore.current;
    shownBefore.current = count;
    if (isFewer && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [heading, count]);
}
