'use client';

import { useEffect, useEffectEvent } from 'react';
import { readCodeFragment } from '@/lib/core/school/code-link';

/** Takes the licence code of an invitation from the address's fragment, which the page's server never sees. */
export function useCodeFromLink(take: (code: string) => void): void {
  const takeCode = useEffectEvent(take);
  useEffect(() => {
    const read = () => {
      const code = readCodeFragment(window.location.hash);
      if (code) takeCode(code);
    };
    read();
    // Another invitation, opened in the same tab.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}
