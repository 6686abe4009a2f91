'use client';

import { useEffect } from 'react';
import { removeDraft, writeDraft } from './drafts';

export function useDraft(key: string | undefined, draft: unknown): void {
  useEffect(() => {
    if (key === undefined) return;
    if (draft === undefined) removeDraft(key);
    else writeDraft(key, draft);
  }, [key, draft]);
}
