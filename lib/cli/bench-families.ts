import type { SeatingProblem } from '@/lib/core/seating/condition';
import type { Condition, Room } from '@/lib/core/seating/model';
import { seededRandom, type Random } from '@/lib/core/seating/random';
import { frontRows, neighbours, standardRoom, touching } from '@/lib/core/seating/room';

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

function fullGrid(rows: number, cols: number): Room {
  const cells = Array.from({ length: rows * cols }, (_, i) => i);
  return { desks: cells.map((i) => ({ row: Math.floor(i / cols), col: i % cols })) };
}

function pupilsOf(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `p${i}`);
}

function some(random: Random, pupils: string[], count: number): string[] {
  const order = random.shuffle([...pupils.keys()]);
  return order.slice(0, count).map((i) => pupils[i]!);
}

function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** A hidden map, and conditions that it keeps: so many apart pairs, blocks of neighbours, and fixed pupils. */
function planted(
  room: Room,
  count: number,
  seed: number,
  kept: { apart: number; blocks?: number; front?: number; fixed?: number },
): SeatingProblem {
  const random = seededRandom(`planted ${seed}`);
  const pupils = pupilsOf(count);
  const deskOf = random.shuffle([...room.desks.keys()]).slice(0, count);
  const pupilAt = new Map(deskOf.map((desk, pupil) => [desk, pupils[pupil]!]));
  const touch = touching(room);
  const pairs = pupils.flatMap((a, i) =>
    pupils.slice(0, i).flatMap((b, j) => (touch[deskOf[i]!]!.includes(deskOf[j]!) ? [] : [[a, b]])),
  );
  const order = random.shuffle([...pairs.keys()]).slice(0, kept.apart);
  const conditions: Condition[] = order.map((i) => ({ type: 'apart', pupils: pairs[i]! }));
  const near = neighbours(room);
  for (let i = 0; i < (kept.blocks ?? 0); i += 1) {
    const block = [random.below(room.desks.length)];
    for (let steps = 1 + random.below(3); steps > 0; steps -= 1) {
      const around = block.flatMap((desk) => near[desk]!).filter((d) => !block.includes(d));
      if (around.length > 0) block.push(around[random.below(around.length)]!);
    }
    const members = block.flatMap((desk) => pupilAt.get(desk) ?? []);
    if (members.length === block.length && block.length > 1) {
      conditions.push({ type: 'together', pupils: members });
    }
  }
  const front = frontRows(room);
  const inFront = pupils.filter((_, i) => front.includes(room.desks[deskOf[i]!]!.row));
  for (const pupil of some(random, inFront, kept.front ?? 0)) {
    conditions.push({ type: 'front', pupils: [pupil] });
  }
  for (let i = 0; i < (kept.fixed ?? 0); i += 1) {
    const pupil = random.below(count);
    conditions.push({ type: 'fixed', pupil: pupils[pupil]!, desk: room.desks[deskOf[pupil]!]! });
  }
  return { room, pupils, conditions };
}

/** Conditions drawn without a plan, as a teacher might enter them; some such classes are impossible. */
function typical(room: Room, count: number, seed: number): SeatingProblem {
  const random = seededRandom(`typical ${seed}`);
  const pupils = pupilsOf(count);
  const desk = room.desks[random.below(room.desks.length)]!;
  const conditions: Condition[] = [
    ...times(5 + random.below(4), (): Condition => ({
      type: 'apart',
      pupils: some(random, pupils, 2 + random.below(2)),
    })),
    ...times(2 + random.below(2), (): Condition => ({
      type: 'together',
      pupils: some(random, pupils, 2),
    })),
    { type: 'front', pupils: some(random, pupils, 1 + random.below(3)) },
    { type: 'back', pupils: some(random, pupils, 1 + random.below(2)) },
    { type: 'fixed', pupil: some(random, pupils, 1)[0]!, desk },
  ];
  return { room, pupils, conditions };
}

/** Twelve conditions about different pupils, as in a class that is not at odds with itself. */
export function schoolYear(room: Room, seed: number): SeatingProblem {
  const pupils = pupilsOf(28);
  const p = some(seededRandom(`year ${seed}`), pupils, 20);
  const group = (type: 'together' | 'apart' | 'front' | 'back', ...members: string[]) => ({
    type,
    pupils: members,
  });
  const conditions: Condition[] = [
    group('together', p[0]!, p[1]!),
    group('together', p[2]!, p[3]!),
    group('apart', p[4]!, p[5]!, p[6]!),
    group('apart', p[0]!, p[7]!),
    group('apart', p[8]!, p[9]!),
    group('apart', p[10]!, p[11]!),
    group('apart', p[12]!, p[4]!),
    group('apart', p[17]!, p[18]!),
    group('front', p[13]!, p[14]!),
    group('front', p[8]!),
    group('back', p[15]!),
    { type: 'fixed', pupil: p[16]!, desk: room.desks[0]! },
  ];
  return { room, pupils, conditions };
}

function randomGroups(room: Room, groups: number, seed: number): SeatingProblem {
  const random = seededRandom(`groups ${seed}`);
  const pupils = pupilsOf(room.desks.length);
  const conditions = times(groups, (): Condition => ({
    type: 'apart',
    pupils: some(random, pupils, 2 + random.below(4)),
  }));
  return { room, pupils, conditions };
}

function randomPairs(room: Room, count: number, seed: number): SeatingProblem {
  const pupils = pupilsOf(room.desks.length);
  const pairs = pupils.flatMap((a, i) => pupils.slice(0, i).map((b) => [a, b]));
  const order = seededRandom(`pairs ${seed}`)
    .shuffle([...pairs.keys()])
    .slice(0, count);
  return { room, pupils, conditions: order.map((i) => ({ type: 'apart', pupils: pairs[i]! })) };
}

/** Everybody sits an exam in one of `subjects` subjects; nobody touches anybody with the same. */
function subjects(room: Room, count: number, seed: number): SeatingProblem {
  const pupils = pupilsOf(room.desks.length);
  const order = some(seededRandom(`subjects ${seed}`), pupils, pupils.length);
  const conditions = times(count, (subject): Condition => ({
    type: 'apart',
    pupils: order.filter((_, i) => i % count === subject),
  }));
  return { room, pupils, conditions };
}

function withClash(
  problem: SeatingProblem,
  clash: (pupils: string[]) => Condition[],
): SeatingProblem {
  const pupils = some(seededRandom('clash'), problem.pupils, problem.pupils.length);
  const conditions = [...problem.conditions];
  clash(pupils).forEach((condition, i) => conditions.splice(i * 3, 0, condition));
  return { ...problem, conditions };
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
        { type: 'apart', pupils: p.slice(0, 10) },
      ]),
  },
  {
    name: 'impossible: the same ten as 45 pairs',
    instances: 20,
    make: (s) =>
      withClash(planted(rooms['full grid'], 30, s, { apart: 0 }), (p) =>
        times(45, (i) => i).map((i) => {
          const a = Math.floor((1 + Math.sqrt(1 + 8 * i)) / 2);
          return { type: 'apart', pupils: [p[a]!, p[i - (a * (a - 1)) / 2]!] };
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
        { type: 'together', pupils: [p[0]!, p[1]!] },
        { type: 'apart', pupils: [p[1]!, p[2]!, p[0]!] },
      ]),
  },
  {
    name: 'impossible: eight blocks of three at seven tables of four',
    instances: 20,
    make: (s) => {
      const pupils = pupilsOf(28);
      const p = some(seededRandom(s), pupils, 28);
      const conditions = times(8, (i): Condition => ({
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
        { type: 'together', pupils: p.slice(0, 4) },
        { type: 'front', pupils: [p[0]!] },
        { type: 'back', pupils: [p[3]!] },
      ]),
  },
  {
    name: 'exam hall, 400 single desks, 8 subjects',
    instances: 5,
    make: (s) => subjects(standardRoom('single', 400), 8, s),
  },
  {
    name: 'exam hall, 20 × 20 desks side by side, 400 pupils, 20 subjects',
    instances: 5,
    make: (s) => subjects(fullGrid(20, 20), 20, s),
  },
  {
    name: 'exam hall, 20 × 20 desks side by side, 400 pupils, 8 subjects',
    instances: 5,
    make: (s) => subjects(fullGrid(20, 20), 8, s),
  },
  {
    name: 'exam hall, 20 × 20 desks side by side, 400 pupils, 4 subjects',
    instances: 5,
    make: (s) => subjects(fullGrid(20, 20), 4, s),
  },
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

const plain = (room: Room, count: number) => () => ({
  room,
  pupils: pupilsOf(count),
  conditions: [],
});

export const sequences: Sequence[] = [
  {
    name: '28 in pairs, no conditions',
    bound: 27,
    seeds: 10,
    make: plain(standardRoom('pairs', 28), 28),
  },
  {
    // Whoever must sit at the back never meets the four who must sit in front, nor the four who are together.
    name: '28 in pairs, 12 conditions (a school year takes 13)',
    bound: 19,
    seeds: 10,
    make: (seed) => schoolYear(standardRoom('pairs', 28), seed),
  },
  {
    name: '28 at tables of four, no conditions',
    bound: 13,
    seeds: 10,
    make: plain(standardRoom('fours', 28), 28),
  },
  {
    name: '30 in threes, no conditions',
    bound: 21,
    seeds: 5,
    make: plain(standardRoom('threes', 30), 30),
  },
  {
    name: '30 in long rows, no conditions',
    bound: 16,
    seeds: 5,
    make: plain(standardRoom('longRows', 30), 30),
  },
];
