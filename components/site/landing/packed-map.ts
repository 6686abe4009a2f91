import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import type { ExampleClassMap } from './example-map';

/** The example class's map with each desk as its number, as it is carried by the page: a quarter as long. */
export interface PackedMap {
  pupils: PupilId[];
  /** Row and column of each desk. */
  desks: string;
  /** The desk of each pupil, in the map shown and in the one before. */
  seats: number[][];
  conditions: Condition[];
  repeatedPairs: number;
}

export function packMap({ problem, seats, repeatedPairs }: ExampleClassMap): PackedMap {
  const { pupils, room, conditions, history } = problem;
  const numberOf = ({ row, col }: Desk) =>
    room.desks.findIndex((desk) => desk.row === row && desk.col === col);
  return {
    pupils,
    desks: room.desks.map(({ row, col }) => `${row},${col}`).join(' '),
    seats: [seats, ...history].map((each) => pupils.map((pupil) => numberOf(each[pupil]!))),
    conditions,
    repeatedPairs,
  };
}

export function unpackMap(packed: PackedMap): ExampleClassMap {
  const { pupils, conditions, repeatedPairs } = packed;
  const desks = packed.desks.split(' ').map((text): Desk => {
    const [row, col] = text.split(',').map(Number);
    return { row: row!, col: col! };
  });
  const [seats, ...history] = packed.seats.map(
    (places) =>
      Object.fromEntries(pupils.map((pupil, at) => [pupil, desks[places[at]!]])) as Seating,
  );
  return {
    problem: { room: { desks }, pupils, conditions, history },
    seats: seats!,
    repeatedPairs,
  };
}
