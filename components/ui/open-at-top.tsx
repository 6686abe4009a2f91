'use client';

import { useEffect } from 'react';

/**
 * Opens a page at its very top. Next.js leaves the window where it is when the new page's first line is in view
 * already; this goes the rest of the way. Whoever comes back to the middle of a page, or reloads there, stays there.
 */
export function OpenAtTop() {
  useEffect(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    if (!window.location.hash && top >= 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
