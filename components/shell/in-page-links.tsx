'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { publicEnv } from '@/lib/env/public';

/** The element that the address's hash names. */
function namedElement(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Does for links to a place within the page what browsers do and the router does not. */
export function InPageLinks() {
  const shownPath = usePathname();

  useEffect(() => {
    const { basePath } = publicEnv;
    // A plain link to a hash leaves a step in the history that the router ignores when it is gone back to.
    const showPage = (event: PopStateEvent) => {
      const path = window.location.pathname.slice(basePath.length) || '/';
      if (event.state === null && path !== shownPath) window.location.reload();
    };
    // The router does not scroll to where the address already points.
    const scrollAgain = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (event.defaultPrevented && link?.hash && link.href === window.location.href) {
        namedElement()?.scrollIntoView();
      }
    };
    window.addEventListener('popstate', showPage);
    document.addEventListener('click', scrollAgain);
    return () => {
      window.removeEventListener('popstate', showPage);
      document.removeEventListener('click', scrollAgain);
    };
  }, [shownPath]);
  return null;
}
