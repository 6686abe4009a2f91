'use client';

import { useEffect } from 'react';

let isReloading = false;

/** Loads the page again on the user's own wish: what is kept over a reload needs no question then. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/**
 * Has the browser ask before the page is left or reloaded while something is unsaved. What is kept as a draft
 * survives a reload that the page makes itself, but not the closing of the tab.
 */
export function useUnsavedWarning(isUnsaved: boolean, { isKept = false } = {}): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!(isKept && isReloading)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved, isKept]);
}
