import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Room } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { fullGrid, planted, subjects, typical, withClash } from './bench-problems';

interface Family {
  name: string;
  instances: number;
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
  ...[0.5, 0.7, 1].map((share) => ({
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
  ...[20, 4].map((count) => ({
    name: `exam hall, 20 × 20 desks side by side, 400 pupils, ${count} subjects`,
    instances: 5,
    make: (s: number) => subjects(fullGrid(20, 20), count, s),
  })),
  {
    name: '1,250 desks, 3,000 apart pairs, blocks, front, fixed',
    instances: 5,
    make: (s) =>
      planted(fullGrid(25, 50), 1250, s, { apart: 3000, blocks: 60, front: 30, fixed: 20 }),
  },
];
