'use client';

import { useEffect } from 'react';
import { layOutSectionsWhenIdle } from '@/lib/client/page/deferred-sections';

const margin = '0px 0px -10% 0px';

/**
 * Lets each `FadeIn` of the page fade in once. Nothing is hidden but by this script, and only what is still below the
 * screen then, so that nothing that has been seen vanishes. The browser tells where a section stands; asking would make
 * it lay out the page in the middle of its start. Sections are observed, not what fades in them: a section out of sight is
 * not laid out (`deferred` in site.css), so nothing in it has a place.
 */
export function FadeInObserver() {
  useEffect(() => layOutSectionsWhenIdle(), []);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const { dataset } = target.querySelector<HTMLElement>('[data-fade]')!;
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
    for (const section of document.querySelectorAll('section:has([data-fade])')) {
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return null;
}
