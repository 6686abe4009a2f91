'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { DrawnPlace } from '@/lib/core/rooms/room-extent';

/** Rooms with more desks than this are not animated. */
const mostAnimated = 60;
const timing = { duration: 350, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

interface LastPlace {
  desk: string;
  at: DrawnPlace;
}

export type LastPlaces = Map<string, LastPlace>;

export function useLastPlaces(deskCount: number): LastPlaces | undefined {
  const [places] = useState<LastPlaces>(() => new Map());
  return deskCount > mostAnimated ? undefined : places;
}

/**
 * Animates a pupil's plate from its last desk. The distance is given in desk sizes, so that nothing is measured and the
 * compositor runs the animation.
 */
export function useGlide<Plate extends HTMLElement>(
  places: LastPlaces | undefined,
  pupil: string,
  desk: string,
  { across, down }: DrawnPlace,
) {
  const plate = useRef<Plate>(null);
  useLayoutEffect(() => {
    if (!places) return;
    const before = places.get(pupil);
    const now = { desk, at: { across, down } };
    places.set(pupil, now);
    if (before && before.desk !== desk && !prefersNoMotion()) {
      const x = `calc(var(--desk-width) * ${before.at.across - across})`;
      const y = `calc(var(--desk-height) * ${before.at.down - down})`;
      glide(plate.current, `translate(${x}, ${y})`);
    }
    return () => {
      // The last desk of a removed pupil is forgotten, so that a restored pupil does not glide.
      queueMicrotask(() => {
        if (places.get(pupil) === now) places.delete(pupil);
      });
    };
  }, [places, pupil, desk, across, down]);
  return plate;
}

/**
 * Raises the plate above all desks during the animation. A plate below other desks would make the browser
 * repaint several layers. The plate's cell is a stacking context, so `z-index` is set on the cell.
 */
function glide(plate: HTMLElement | null, from: string) {
  // jsdom has no Web Animations API.
  const animation = plate?.animate?.({ transform: [from, 'none'] }, timing);
  const place = plate?.closest<HTMLElement>('.room-cell');
  if (!animation || !place) return;
  place.style.zIndex = '15';
  const lower = () => {
    if (place.getAnimations({ subtree: true }).length === 0) place.style.zIndex = '';
  };
  animation.addEventListener('finish', lower);
  animation.addEventListener('cancel', lower);
}

const prefersNoMotion = () =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
