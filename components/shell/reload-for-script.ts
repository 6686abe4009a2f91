'use client';

import { useEffect } from 'react';

const key = 'reloaded-for-script';
/** A page that misses a script again so soon after it was loaded is not helped by loading it once more. */
const soonMs = 30_000;

/** Whether a page failed because one of its scripts can't be had, which a newer build may have taken away. */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && /chunk/i.test(`${error.name} ${error.message}`);

/** Reloads a page once when one of its scripts is missing. Drafts survive that. */
export function useReloadForScript(error: unknown): void {
  useEffect(() => {
    if (!isMissingScript(error) || !navigator.onLine) return;
    try {
      const last = Number(window.sessionStorage.getItem(key));
      if (Date.now() - last < soonMs) return;
      window.sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without storage it could go round for ever.
      return;
    }
    window.location.reload();
  }, [error]);
}
