'use client';

import { LazyMotion, m, useReducedMotion } from 'framer-motion';
import type { ReactNode } from 'react';

const loadFeatures = () => import('./fade-in-features').then(({ domAnimation }) => domAnimation);

/**
 * Fades in once, from readable to full opacity, when the content first scrolls into view. Before that, the
 * content is shown in full, so that print, previews and pages without scripts lack nothing.
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
