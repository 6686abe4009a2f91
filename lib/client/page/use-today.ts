'use client';

import { useSyncExternalStore } from 'react';
import { todayInNorway } from './today';

const everyMs = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, everyMs);
  window.addEventListener('focus', onChange);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onChange);
  };
}

const today = () => todayInNorway();

export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
