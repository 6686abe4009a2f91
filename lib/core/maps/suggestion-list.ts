import type { Seating } from '@/lib/core/conditions/condition';
import { deskKey } from '@/lib/core/rooms/room';
import { isSameDesk, type MapDocument } from './map-document';

export interface Suggestion {
  id: string;
  /** Number of a suggested map, from 1 in the order of creation. */
  number: number;
  seats: Seating;
  isOwn: boolean;
}

const mostSuggestions = 16;

/**
 * Adds seating maps at the start of a list of suggested maps. Skips each map that the list already contains, and keeps
 * at most 16 maps.
 */
export function addSuggestions(
  list: readonly Suggestion[],
  maps: readonly Seating[],
  isOwn: boolean,
  newId: () => string,
): Suggestion[] {
  let number = Math.max(0, ...list.map((one) => one.number));
  const added: Suggestion[] = [];
  for (const seats of maps) {
    if (findSuggestion([...list, ...added], seats)) continue;
    number += 1;
    added.push({ id: newId(), number, seats, isOwn });
  }
  return added.length === 0 ? [...list] : [...added, ...list].slice(0, mostSuggestions);
}

/** Finds the suggested map that has the same pupils at the same desks as `seats`. */
export function findSuggestion(
  list: readonly Suggestion[],
  seats: Seating,
): Suggestion | undefined {
  return list.find((one) => isSameMap(one.seats, seats));
}

/**
 * Returns the suggested maps that are still possible in the edited map: every pupil is in `known`, and every desk is in
 * the room and not left empty.
 */
export function fittingSuggestions(
  list: readonly Suggestion[],
  { emptyDesks, layout }: Pick<MapDocument, 'emptyDesks' | 'layout'>,
  known: { has: (id: string) => boolean },
): Suggestion[] {
  const open = new Set(layout.desks.map(deskKey));
  for (const desk of emptyDesks) open.delete(deskKey(desk));
  return list.filter(({ seats }) =>
    Object.entries(seats).every(([id, desk]) => known.has(id) && open.has(deskKey(desk))),
  );
}

/** Whether two seatings have the same pupils at the same desks. */
export function isSameMap(a: Seating, b: Seating): boolean {
  const pupils = Object.keys(a);
  return (
    pupils.length === Object.keys(b).length &&
    pupils.every((pupil) => Object.hasOwn(b, pupil) && isSameDesk(a[pupil]!, b[pupil]!))
  );
}
