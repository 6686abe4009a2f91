'use client';

import { useSyncExternalStore } from 'react';
import { hasHint } from '@/lib/client/account/session-store';
import { useClassList } from '@/lib/client/classes/classes';

const never = () => () => {};

/** Asks for the classes of the home page while the session is still looked up: on a slow network each call takes its time. */
export function HomeAhead() {
  const isLikely = useSyncExternalStore(never, hasHint, () => false);
  useClassList('own', '', isLikely);
  useClassList('school', '', isLikely);
  return null;
}
