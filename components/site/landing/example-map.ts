import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { solve } from '@/lib/core/seating/solve';

const pupils: PupilId[] = [
  ...'Ada Ali Amina Anh Elias Emma Filip Hanna Iben Jakob Jonas Marek'.split(' '),
  ...'Maja Noah Nora Oskar Selma Sofie Tuva Zofia Linh Юлія Олег محمد'.split(' '),
];

const room = standardRoom('pairs', pupils.length);

const conditions: Condition[] = [
  { id: 'front', type: 'front', pupils: ['Ada'] },
  { id: 'together', type: 'together', pupils: ['Юлія', 'Олег'] },
  { id: 'apart', type: 'apart', pupils: ['Noah', 'Filip'] },
  { id: 'fixed', type: 'fixed', pupil: 'Maja', desk: { row: 2, col: 0 } },
];

function seat(seed: string, history: Seating[]) {
  // A clock that stands still makes the number of search steps the only limit, so that every build makes the same map.
  const options = { seed, timeLimitMs: Infinity, now: () => 0 };
  const result = solve({ room, pupils, conditions, history }, options);
  if (result.status !== 'seated') throw new Error(`The example class is ${result.status}.`);
  return result;
}

export function makeExampleMap() {
  const before = seat('before', []).seats;
  const { seats: found, repeatedPairs } = seat('6', [before]);
  const seats = Object.fromEntries(pupils.map((pupil) => [pupil, found[pupil]!])) as Seating;
  return { problem: { room, pupils, conditions, history: [before] }, seats, repeatedPairs };
}

export type ExampleClassMap = ReturnType<typeof makeExampleMap>;
