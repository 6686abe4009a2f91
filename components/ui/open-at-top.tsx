'use client';

import { useLayoutEffect } from 'react';

/**
 * Scrolls a new page to the top: Next.js does not if the first line of the new page is already visible. Back and
 * reload keep the scroll position.
 */
export function OpenAtTop() {
  // A layout effect scrolls at the first paint; later, it would undo the reader's own scrolling.
  useLayoutEffect(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    if (!window.location.hash && top >= 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
