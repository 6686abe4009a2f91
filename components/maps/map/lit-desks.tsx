'use client';

import { useEffect } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import type { MapStore } from './map-store';

interface LitDesksProps {
  store: MapStore;
  /** The pupils who are chosen for a condition. */
  chosen: readonly PupilId[];
  /** The desks that a condition allows. */
  meant: readonly Desk[];
}

/**
 * Marks at the desks of the stage whom a condition is about and where it lets them sit, as the attribute `data-lit`
 * (globals.css). React renders no desk for it, so a pointer that moves over conditions waits for none.
 */
export function LitDesks({ store, chosen, meant }: LitDesksProps) {
  const seats = useStore(store, ({ map }) => map.seats);
  useEffect(() => {
    const marks = new Map(meant.map((desk) => [deskKey(desk), 'meant']));
    for (const desk of desksOf(seats, chosen)) marks.set(deskKey(desk), 'chosen');
    for (const desk of document.querySelectorAll('.workplace-stage [data-desk]')) {
      const mark = marks.get(desk.getAttribute('data-desk')!);
      if (mark) desk.setAttribute('data-lit', mark);
      else desk.removeAttribute('data-lit');
    }
    return () => {
      for (const desk of document.querySelectorAll('[data-lit]')) desk.removeAttribute('data-lit');
    };
  });
  return null;
}

const desksOf = (seats: Seating, pupils: readonly PupilId[]): Desk[] =>
  pupils.flatMap((pupil) => seats[pupil] ?? []);
