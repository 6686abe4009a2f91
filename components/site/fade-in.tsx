import type { ReactNode } from 'react';

/** Fades in once, when it first comes into view; `FadeInObserver` on the same page sees to it. */
export function FadeIn({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-fade=""
      className={`data-[fade=shown]:transition-[opacity,translate] data-[fade=shown]:duration-700 data-[fade=shown]:ease-out data-[fade=waiting]:translate-y-5 data-[fade=waiting]:opacity-0 print:translate-y-0! print:opacity-100! ${className}`}
    >
      {children}
    </div>
  );
}
