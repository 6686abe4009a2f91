'use client';

import { useEffect } from 'react';

/** Parts of a page that a script may focus, and the Tab key does not reach. */
const part = ':is(h1, h2, h3, ul, ol, section, div)[tabindex="-1"]';
const title = ':is(h1, h2, h3)[tabindex="-1"]';

/**
 * Leads the focus on when the focused element has left `main` and nothing took the focus over (WCAG 2.4.3): to the nearest
 * part around it that a script may focus, or that has such a heading, at last the page's own. Components that know a better
 * place put the focus there earlier.
 */
export function FocusNet() {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    /** The element that had the focus last, and what it stood in. */
    let path: HTMLElement[] = [];
    const onFocus = (event: FocusEvent) => {
      const all = event.composedPath() as HTMLElement[];
      path = all.slice(0, all.indexOf(main) + 1);
    };
    const observer = new MutationObserver(() => {
      const [last, ...around] = path;
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      path = [];
      const place = around
        .filter((one) => one.isConnected)
        .map((one) =>
          one !== main && one.matches(part) ? one : one.querySelector<HTMLElement>(title),
        )
        .find((one) => one !== null);
      (place ?? main).focus({ preventScroll: true });
    });
    main.addEventListener('focusin', onFocus);
    // Beyond `main` too: a dialog may close after what opened it has left.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
  return null;
}
