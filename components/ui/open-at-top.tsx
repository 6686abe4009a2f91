'use client';

import { useLayoutEffect } from 'react';

/** Scrolls a new page to the top, because Next.js does not scroll if the page's first line is already visible. */
export function OpenAtTop() {
  // A layout effect scrolls before the first paint; a later effect could undo the user's scrolling.
  useLayoutEffect(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    if (!window.location.hash && top >= 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
