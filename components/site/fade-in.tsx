'use client';

import { useInView } from 'framer-motion';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Fades in once, when it first comes into view. Nothing is hidden but by this script, and only what is still below the
 * screen then, so that nothing that has been seen vanishes and what the page opens with is never held back.
 */
export function FadeIn({ children, className = '' }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref, { once: true, margin: '0px 0px -10% 0px' });
  const wasSeen = useRef(false);
  useEffect(() => {
    const element = ref.current!;
    const isBelow = element.getBoundingClientRect().top > window.innerHeight;
    if (!isBelow || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Written after every section has been measured, or each would be laid out anew.
    const frame = requestAnimationFrame(() => {
      if (!wasSeen.current) element.dataset.fade = 'waiting';
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    wasSeen.current ||= isInView;
    const { dataset } = ref.current!;
    if (isInView && dataset.fade) dataset.fade = 'shown';
  }, [isInView]);
  return (
    <div
      ref={ref}
      className={`data-[fade=shown]:transition-[opacity,translate] data-[fade=shown]:duration-700 data-[fade=shown]:ease-out data-[fade=waiting]:translate-y-5 data-[fade=waiting]:opacity-0 print:translate-y-0! print:opacity-100! ${className}`}
    >
      {children}
    </div>
  );
}
