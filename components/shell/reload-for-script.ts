'use client';

import { useEffect } from 'react';

const key = 'reloaded-for-script';
/** A second reload within this time is treated as a loop. */
const soonMs = 30_000;

/** Whether an error means that a script of the page is missing, because a newer build may have removed it. */
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
      // Without storage the page is not reloaded, because the reload could loop.
      return;
    }
    window.location.reload();
  }, [error]);
}
