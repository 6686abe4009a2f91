'use client';

import { useEffect } from 'react';
import { removeDraft, writeDraft } from './drafts';

/** Keeps input as a draft, and removes the draft where there is none; nothing is kept without a key. */
export function useDraft(key: string | undefined, draft: unknown): void {
  useEffect(() => {
    if (key === undefined) return;
    if (draft === undefined) removeDraft(key);
    else writeDraft(key, draft);
  }, [key, draft]);
}
