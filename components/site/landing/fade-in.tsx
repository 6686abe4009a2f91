'use client';

import { LazyMotion, m, useReducedMotion } from 'framer-motion';
import type { ReactNode } from 'react';

const loadFeatures = () => import('./fade-in-features').then(({ domAnimation }) => domAnimation);

/**
 * Fades in its children. The children are visible until the animation starts, so that print and pages without scripts
 * show everything.
 */
export function FadeIn({ children, className }: { children: ReactNode; className?: string }) {
  const isStill = useReducedMotion();
  return (
    <LazyMotion features={loadFeatures} strict>
      <m.div
        className={className}
        whileInView={isStill ? undefined : { opacity: [0.4, 1], y: [20, 0] }}
        viewport={{ once: true }}
        transition={{ duration: 0.7, ease: 'easeOut' }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
