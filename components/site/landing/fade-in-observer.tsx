'use client';

import { useEffect } from 'react';
import { layoutNeeded } from './first-screen-first';

const margin = '0px 0px -10% 0px';

/**
 * Lets each `FadeIn` of the page fade in once. Nothing is hidden but by this script, and only what is still below the
 * screen then, so that nothing that has been seen vanishes. The browser tells where a section stands; asking would make
 * it lay out the page in the middle of its start.
 */
export function FadeInObserver() {
  useEffect(() => {
    window.dispatchEvent(new Event(layoutNeeded));
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const { dataset } = target as HTMLElement;
          if (isIntersecting) {
            if (dataset.fade) dataset.fade = 'shown';
            observer.unobserve(target);
          } else if (boundingClientRect.top > (rootBounds?.bottom ?? window.innerHeight)) {
            dataset.fade = 'waiting';
          }
        }
      },
      { rootMargin: margin },
    );
    for (const element of document.querySelectorAll('[data-fade]')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return null;
}
