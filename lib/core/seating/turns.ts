import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { isEmptySeat } from '@/lib/core/conditions/kinds/kind';
import {
  type Desk,
  type Room,
  backRows,
  deskKey,
  edgeDesks,
  frontRows,
} from '@/lib/core/rooms/room';

/** Kinds of seats that should be shared evenly among the pupils. */
export const turnKinds = ['front', 'back', 'edge', 'alone'] as const;

/**
 * For each kind of seat: the number of maps on which a pupil had that kind of seat; `alone` means without a neighbour.
 */
export type Turns = Record<(typeof turnKinds)[number], number>;

export const noTurns = (): Turns => ({ front: 0, back: 0, edge: 0, alone: 0 });

/**
 * Counts on how many maps each pupil sits in front, at the back, at the edge and alone (without a neighbour). If a map
 * has desks outside the room, the occupied desks of that map decide which desks are at the edge.
 */
export function countTurns(room: Room, maps: readonly Seating[]): Map<PupilId, Turns> {
  const counts = new Map<PupilId, Turns>();
  for (const places of turnsOfMaps(room, maps)) {
    for (const [pupil, place] of places) {
      const turns = counts.get(pupil) ?? noTurns();
      counts.set(pupil, turns);
      turnKinds.forEach((kind, index) => (turns[kind] += (place >> index) & 1));
    }
  }
  return counts;
}

/**
 * Returns for each map: pupil → bit set of the kinds of seat that the pupil has. Bit 0 is front, bit 1 back, bit 2 edge
 * and bit 3 alone (without a neighbour).
 */
export function turnsOfMaps(room: Room, maps: readonly Seating[]): Map<PupilId, number>[] {
  const [front, back] = [frontRows(room).at(-1) ?? -1, backRows(room)[0] ?? Infinity];
  const known = new Set(room.desks.map(deskKey));
  const edgeOfRoom = edgeDesks(room);
  return maps.map((map) => {
    const seats = Object.entries(map).filter(([pupil]) => !isEmptySeat(pupil));
    const desks = seats.map(([, desk]) => desk);
    const taken = new Set(desks.map(deskKey));
    const edge = [...taken].every((key) => known.has(key)) ? edgeOfRoom : edgeDesks({ desks });
    const holds = (desk: Desk) => [
      desk.row <= front,
      desk.row >= back,
      edge.has(deskKey(desk)),
      !besideKeys(desk).some((key) => taken.has(key)),
    ];
    return new Map(
      seats.map(([pupil, desk]) => [
        pupil,
        holds(desk).reduce((place, isTurn, index) => place | (Number(isTurn) << index), 0),
      ]),
    );
  });
}

function besideKeys({ row, col }: Desk): string[] {
  return [
    deskKey({ row: row - 1, col }),
    deskKey({ row: row + 1, col }),
    deskKey({ row, col: col - 1 }),
    deskKey({ row, col: col + 1 }),
  ];
}
