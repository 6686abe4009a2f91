'use client';

import { useEffect } from 'react';

let isReloading = false;

export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

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
