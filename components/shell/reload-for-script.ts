'use client';

import { useEffect } from 'react';

const key = 'reloaded-for-script';
/** A reload so soon after the last one would loop. */
const soonMs = 30_000;

/** Whether a page failed because one of its scripts is missing, which a newer build may have removed. */
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
      // Without storage the reload could loop.
      return;
    }
    window.location.reload();
  }, [error]);
}
