'use client';

import { useEffect, useState } from 'react';

/** A search is sent once nothing was typed for so long. */
const settleMs = 200;

/** Debounces a search field: the typed text, and the text that is searched for once the typing has settled. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), settleMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { typed, setTyped, search, isSettled: search === wanted };
}
