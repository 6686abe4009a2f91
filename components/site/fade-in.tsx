'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const margin = '0px 0px -10% 0px';

/**
 * Fades in once, when it first comes into view. Nothing is hidden but by this script, and only what is still below the
 * screen then, so that nothing that has been seen vanishes and what the page opens with is never held back. The browser
 * tells where the section stands; asking would make it lay out the page in the middle of its start.
 */
export function FadeIn({ children, className = '' }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current!;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { isIntersecting, boundingClientRect, rootBounds } = entry!;
        if (isIntersecting) {
          if (element.dataset.fade) element.dataset.fade = 'shown';
          observer.disconnect();
        } else if (boundingClientRect.top > (rootBounds?.bottom ?? window.innerHeight)) {
          element.dataset.fade = 'waiting';
        }
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className={`data-[fade=shown]:transition-[opacity,translate] data-[fade=shown]:duration-700 data-[fade=shown]:ease-out data-[fade=waiting]:translate-y-5 data-[fade=waiting]:opacity-0 print:translate-y-0! print:opacity-100! ${className}`}
    >
      {children}
    </div>
  );
}
