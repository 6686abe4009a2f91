'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { DrawnPlace } from '@/lib/core/rooms/room-extent';

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
      queueMicrotask(() => {
        if (places.get(pupil) === now) places.delete(pupil);
      });
    };
  }, [places, pupil, desk, across, down]);
  return plate;
}

function glide(plate: HTMLElement | null, from: string) {
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
