'use client';

import { useEffect } from 'react';

/**
 * Where the focused element has left `main` and nothing took the focus over, it goes to the nearest part around it that can
 * have it, or else to the page's heading (WCAG 2.4.3). Components with a better place to go on from put it there earlier.
 */
export function FocusNet() {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    /** The element that had the focus last, and what it stood in. */
    let path: EventTarget[] = [];
    const onFocus = (event: FocusEvent) => {
      const all = event.composedPath();
      path = all.slice(0, all.indexOf(main));
    };
    const observer = new MutationObserver(() => {
      const [last, ...around] = path as HTMLElement[];
      if (!last || last.isConnected) return;
      path = [];
      if (document.activeElement !== document.body) return;
      const part = around.find((one) => one.isConnected && one.hasAttribute('tabindex'));
      (part ?? main.querySelector<HTMLElement>('h1[tabindex]') ?? main).focus({
        preventScroll: true,
      });
    });
    main.addEventListener('focusin', onFocus);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
  return null;
}
