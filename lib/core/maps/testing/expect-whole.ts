import { deskKey } from '@/lib/core/rooms/room';
import type { MapDocument } from '../map-document';

/** Asserts the rules that every seating map obeys. Example: each desk has at most one pupil. */
export function expectWhole(map: MapDocument) {
  const keys = Object.values(map.seats).map(deskKey);
  const inRoom = new Set(map.layout.desks.map(deskKey));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => inRoom.has(key))).toBe(true);
  expect(map.emptyDesks.filter((empty) => keys.includes(deskKey(empty)))).toEqual([]);
  expect(map.locked.filter((id) => !map.seats[id])).toEqual([]);
  for (const { pupil: away, desk: kind } of map.absent) {
    expect([away, away in map.seats]).toEqual([away, kind === 'kept']);
  }
}
