'use client';

import { useEffect, useState } from 'react';

const debounceMs = 200;

export function useSearch() {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { typed, setTyped, search, isSettled: search === wanted };
}
