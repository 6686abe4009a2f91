'use client';

import { useEffect, useRef, useState } from 'react';

const passing = 14;
const firstMs = 40;
const slower = 1.15;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useRollingName() {
  const [passingName, setPassingName] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const roll = (names: readonly string[]) => {
    clearTimeout(timer.current);
    setPassingName(undefined);
    if (names.length < 2 || wantsStillness()) return;
    let index = Math.floor(Math.random() * names.length);
    const step = (left: number, ms: number) => {
      index = (index + 1 + Math.floor(Math.random() * (names.length - 1))) % names.length;
      setPassingName(left > 0 ? names[index] : undefined);
      if (left > 0) timer.current = setTimeout(() => step(left - 1, ms * slower), ms);
    };
    step(passing, firstMs);
  };
  return { passingName, roll };
}
