'use client';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { stepTo } from './arrow-steps';

interface ToolbarProps {
  label: string;
  className?: string;
  children: ReactNode;
}

const buttonsIn = (bar: HTMLElement) => [...bar.querySelectorAll('button')];

function stopAt(bar: HTMLElement, chosen: Element | undefined) {
  for (const button of buttonsIn(bar)) button.tabIndex = button === chosen ? 0 : -1;
}

export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    stopAt(bar.current!, buttonsIn(bar.current!)[0]);
  }, []);

  const go = (event: KeyboardEvent<HTMLElement>) => {
    const all = buttonsIn(event.currentTarget);
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = stepTo(event.key, at, all.length);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (next === undefined || hasModifier) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={go}
      onFocus={({ currentTarget, target }) => stopAt(currentTarget, target)}
      className={className}
    >
      {children}
    </div>
  );
}
