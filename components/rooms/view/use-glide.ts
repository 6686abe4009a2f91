'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { DrawnPlace } from '@/lib/core/rooms/room-extent';

/** In a hall with more desks, pupils are at their new desk at once. */
const mostAnimated = 60;
const timing = { duration: 350, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

interface LastPlace {
  desk: string;
  at: DrawnPlace;
}

/** The last place of each pupil of a drawing, by id. */
export type LastPlaces = Map<string, LastPlace>;

/** One for each drawing; undefined where pupils do not glide. */
export function useLastPlaces(deskCount: number): LastPlaces | undefined {
  const [places] = useState<LastPlaces>(() => new Map());
  return deskCount > mostAnimated ? undefined : places;
}

/**
 * Lets a pupil's plate glide from the desk where the pupil sat last, unless the user prefers reduced motion. The way is
 * told in sizes of a desk, so that nothing is measured, and the browser moves the plate without running a script.
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
      // A pupil who has left the map does not glide when they are back.
      queueMicrotask(() => {
        if (places.get(pupil) === now) places.delete(pupil);
      });
    };
  }, [places, pupil, desk, across, down]);
  return plate;
}

/**
 * Moves the plate to its desk above all other desks. Below some of them, the browser would have to draw several layers of
 * desks anew. The place of a desk is a stacking context, so `z-index` is set there and not on the plate.
 */
function glide(plate: HTMLElement | null, from: string) {
  // Some browsers of tests have no animations.
  const animation = plate?.animate?.({ transform: [from, 'none'] }, timing);
  const place = plate?.closest<HTMLElement>('.room-cell');
  if (!animation || !place) return;
  place.style.zIndex = '15';
  const lower = () => {
    // Another may have come to the same desk.
    if (place.getAnimations({ subtree: true }).length === 0) place.style.zIndex = '';
  };
  animation.addEventListener('finish', lower);
  animation.addEventListener('cancel', lower);
}

const prefersNoMotion = () =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
