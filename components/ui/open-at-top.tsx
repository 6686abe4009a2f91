'use client';

import { useLayoutEffect } from 'react';

/**
 * Scrolls a new page to the top, which Next.js does not do if the first line of the page is already visible. Back and
 * reload restore the scroll position.
 */
export function OpenAtTop() {
  // A layout effect scrolls before the first paint. A later effect could undo the reader's own scrolling.
  useLayoutEffect(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    if (!window.location.hash && top >= 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
