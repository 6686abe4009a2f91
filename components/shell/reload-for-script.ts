'use client';

import { useEffect } from 'react';

const key = 'reloaded-for-script';
const soonMs = 30_000;

export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && /chunk/i.test(`${error.name} ${error.message}`);

export function useReloadForScript(error: unknown): void {
  useEffect(() => {
    if (!isMissingScript(error) || !navigator.onLine) return;
    try {
      const last = Number(window.sessionStorage.getItem(key));
      if (Date.now() - last < soonMs) return;
      window.sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without session storage, the page could reload in an endless loop.
      return;
    }
    window.location.reload();
  }, [error]);
}
