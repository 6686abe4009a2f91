'use client';

import { useEffect, useRef, type RefObject } from 'react';

export function useFocusOn<Key>(key: Key): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
