import type { ReactNode } from 'react';

/** Fades in once, when it first comes into view; `FadeInObserver` on the same page sees to it. */
export function FadeIn({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-fade="" className={className}>
      {children}
    </div>
  );
}
