'use client';

import { useEffect } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import type { MapStore } from './map-store';

interface LitDesksProps {
  store: MapStore;
  chosen: readonly PupilId[];
  meant: readonly Desk[];
}

/** Highlights desks by a DOM attribute outside React, so that no desk renders again when the pointer moves. */
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
