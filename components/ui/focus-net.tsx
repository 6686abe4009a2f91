'use client';

import { useEffect } from 'react';

const part = ':is(h1, h2, h3, ul, ol, section, div)[tabindex="-1"]';
const title = ':is(h1, h2, h3)[tabindex="-1"]';

export function FocusNet() {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
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
    // The whole page is watched, because a dialog outside `main` may close after its opener was removed from `main`.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
  return null;
}
