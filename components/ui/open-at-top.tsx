'use client';

import { useLayoutEffect } from 'react';

/**
 * Scrolls a new page to the top. Next.js does not scroll if the first line of the new page is already visible. Going
 * back and reloading keep the scroll position.
 */
export function OpenAtTop() {
  // With the page's first paint: later, it would take back what the reader has scrolled meanwhile.
  useLayoutEffect(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    if (!window.location.hash && top >= 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
