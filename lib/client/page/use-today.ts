'use client';

import { useSyncExternalStore } from 'react';
import { todayInNorway } from './today';

const everyMs = 60_000;

/** A page may be open, or out of sight, when a day ends. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, everyMs);
  window.addEventListener('focus', onChange);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onChange);
  };
}

const today = () => todayInNorway();

/** The calendar day in Norway, `YYYY-MM-DD`; another one from midnight on. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
