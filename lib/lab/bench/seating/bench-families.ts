import type { Condition } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Room } from '@/lib/core/rooms/room';
import { standardRoom, type StandardRoomKind } from '@/lib/core/rooms/standard-room';
import { seededRandom } from '@/lib/core/seating/random';
import {
  fullGrid,
  numberedPupils,
  planted,
  randomGroups,
  randomPairs,
  schoolYear,
  some,
  subjects,
  times,
  typical,
  withClash,
} from './bench-problems';

/** A kind of instance, made from a number. */
interface Family {
  name: string;
  instances: number;
  make: (seed: number) => SeatingProblem;
}

/** A class that gets one map after the other; `bound` is the most that can be without a repeated pair. */
interface Sequence {
  name: string;
  bound: number;
  seeds: number;
  make: (seed: number) => SeatingProblem;
}

const rooms = {
  pairs: standardRoom('pairs', 30),
  fours: standardRoom('fours', 30),
  'long rows': standardRoom('longRows', 30),
  horseshoe: standardRoom('horseshoe', 30),
  'full grid': fullGrid(5, 6),
};

const eachRoom = (make: (name: string, room: Room) => Family[]) =>
  Object.entries(rooms).flatMap(([name, room]) => make(name, room));

export const families: Family[] = [
  ...eachRoom((name, room) => [
    { name: `typical class, 28 in 30, ${name}`, instances: 60, make: (s) => typical(room, 28, s) },
    {
      name: `140 apart pairs and 5 in front, 30 in 30, ${name}`,
      instances: 60,
      make: (s) => planted(room, 30, s, { apart: 140, front: 5 }),
    },
    {
      name: `100 apart pairs, blocks, front, fixed, 30 in 30, ${name}`,
      instances: 30,
      make: (s) => planted(room, 30, s, { apart: 100, blocks: 5, front: 4, fixed: 2 }),
    },
  ]),
  ...[0.5, 0.6, 0.7, 0.85, 1].map((share) => ({
    name: `full grid, 30 in 30, ${share * 100} % of all possible apart pairs`,
    instances: 10,
    make: (s: number) => planted(rooms['full grid'], 30, s, { apart: Math.round(346 * share) }),
  })),
  {
    name: 'impossible: ten apart in a 5 × 6 grid, among 30 other conditions',
    instances: 20,
    make: (s) =>
      withClash(planted(rooms['full grid'], 30, s, { apart: 30 }), (p) => [
        { id: '0', type: 'apart', pupils: p.slice(0, 10) },
      ]),
  },
  {
    name: 'impossible: the same ten as 45 pairs',
    instances: 20,
    make: (s) =>
      withClash(planted(rooms['full grid'], 30, s, { apart: 0 }), (p) =>
        times(45, (i) => i).map((i) => {
          const a = Math.floor((1 + Math.sqrt(1 + 8 * i)) / 2);
          return { id: '0', type: 'apart', pupils: [p[a]!, p[i - (a * (a - 1)) / 2]!] };
        }),
      ),
  },
  ...[330, 360, 400].map((pairs) => ({
    name: `${pairs} apart pairs at random, 30 in 30, full grid`,
    instances: 10,
    make: (s: number) => randomPairs(rooms['full grid'], pairs, s),
  })),
  {
    name: 'impossible: together and apart, among 14 others, pairs',
    instances: 20,
    make: (s) =>
      withClash(planted(rooms.pairs, 28, s, { apart: 10, front: 4 }), (p) => [
        { id: '0', type: 'together', pupils: [p[0]!, p[1]!] },
        { id: '1', type: 'apart', pupils: [p[1]!, p[2]!, p[0]!] },
      ]),
  },
  {
    name: 'impossible: eight blocks of three at seven tables of four',
    instances: 20,
    make: (s) => {
      const pupils = numberedPupils(28);
      const p = some(seededRandom(s), pupils, 28);
      const conditions = times(8, (i): Condition => ({
        id: '0',
        type: 'together',
        pupils: p.slice(i * 3, i * 3 + 3),
      }));
      return { room: standardRoom('fours', 28), pupils, conditions };
    },
  },
  {
    name: 'impossible: a block of four from front to back of nine rows',
    instances: 20,
    make: (s) =>
      withClash(planted(fullGrid(9, 4), 30, s, { apart: 20 }), (p) => [
        { id: '0', type: 'together', pupils: p.slice(0, 4) },
        { id: '1', type: 'front', pupils: [p[0]!] },
        { id: '2', type: 'back', pupils: [p[3]!] },
      ]),
  },
  {
    name: 'exam hall, 400 single desks, 8 subjects',
    instances: 5,
    make: (s) => subjects(standardRoom('single', 400), 8, s),
  },
  ...[20, 8, 4].map((count) => ({
    name: `exam hall, 20 × 20 desks side by side, 400 pupils, ${count} subjects`,
    instances: 5,
    make: (s: number) => subjects(fullGrid(20, 20), count, s),
  })),
  {
    name: '1,250 desks side by side, 1,250 pupils, 600 apart groups',
    instances: 5,
    make: (s) => randomGroups(fullGrid(25, 50), 600, s),
  },
  {
    name: '1,250 desks, 3,000 apart pairs, blocks, front, fixed',
    instances: 5,
    make: (s) =>
      planted(fullGrid(25, 50), 1250, s, { apart: 3000, blocks: 60, front: 30, fixed: 20 }),
  },
];

/** A class that fills its room, without conditions. */
const plain = (
  name: string,
  kind: StandardRoomKind,
  { count, bound, seeds }: { count: number; bound: number; seeds: number },
): Sequence => ({
  ...{ name: `${count} ${name}, no conditions`, bound, seeds },
  make: () => ({
    room: standardRoom(kind, count),
    pupils: numberedPupils(count),
    conditions: [],
  }),
});

export const sequences: Sequence[] = [
  plain('in pairs', 'pairs', { count: 28, bound: 27, seeds: 10 }),
  {
    // Whoever must sit at the back never meets the four who must sit in front, nor the four who are together.
    name: '28 in pairs, 12 conditions (a school year takes 13)',
    bound: 19,
    seeds: 10,
    make: (seed) => schoolYear(standardRoom('pairs', 28), seed),
  },
  plain('at tables of four', 'fours', { count: 28, bound: 13, seeds: 10 }),
  plain('in threes', 'threes', { count: 30, bound: 21, seeds: 5 }),
  plain('in long rows', 'longRows', { count: 30, bound: 16, seeds: 5 }),
];
