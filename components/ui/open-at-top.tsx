'use client';

import { useLayoutEffect } from 'react';

/** Next.js does not scroll to the top if the new page's first line is already visible. */
export function OpenAtTop() {
  // A layout effect scrolls before the first paint; a later effect could undo the user's scrolling.
  useLayoutEffect(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    if (!window.location.hash && top >= 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
