import fc from 'fast-check';
import { numbered } from '@/lib/core/conditions/testing/numbered';
import type { Condition, Seating } from '@/lib/core/conditions/condition';
import { brokenConditions, checkSeating } from '../conditions/checker';
import type { SeatingProblem } from './problem';
import { type Desk, type Room, neighbours, touching } from '@/lib/core/rooms/room';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { seededRandom } from './random';
import { InvalidProblemError, solve, type SolveOptions, type SolveResult } from './solve';

const options = (seed: number | string): SolveOptions => ({ seed, timeLimitMs: 1, now: () => 0 });

function drawn(...lines: string[]): Room {
  return {
    desks: lines.flatMap((line, row) =>
      [...line].flatMap((cell, col) => (cell === '#' ? [{ row, col }] : [])),
    ),
  };
}

function answer(room: Room, conditions: Condition[], pupils = ['A', 'B', 'C']): SolveResult {
  return solve({ room, pupils, conditions: numbered(conditions) }, options(1));
}

const impossible = (...conflict: number[]) => ({
  status: 'impossible',
  conflict: conflict.map(String),
  minimal: true,
});

describe('solve in the smallest impossible cases', () => {
  it('proves that a together condition is impossible at two separate desks', () => {
    const together: Condition = { id: '0', type: 'together', pupils: ['A', 'B'] };
    expect(answer(drawn('#', '.', '#'), [together], ['A', 'B'])).toEqual(impossible(0));
    expect(answer(drawn('#', '#'), [together], ['A', 'B']).status).toBe('seated');
  });

  it('proves that an apart condition is impossible at two desks that touch', () => {
    const apart: Condition = { id: '0', type: 'apart', pupils: ['A', 'B'] };
    expect(answer(drawn('#.', '.#'), [apart], ['A', 'B'])).toEqual(impossible(0));
    expect(answer(drawn('#', '.', '#'), [apart], ['A', 'B']).status).toBe('seated');
  });

  it.each(['front', 'back'] as const)(
    'proves that a %s condition is impossible for two pupils in a column of two desks',
    (type) => {
      const both: Condition = { id: '0', type, pupils: ['A', 'B'] };
      expect(answer(drawn('#', '#'), [both], ['A', 'B'])).toEqual(impossible(0));
      expect(answer(drawn('##', '##'), [both], ['A', 'B']).status).toBe('seated');
    },
  );

  it('proves a conflict when two pupils are fixed at one desk or one pupil at two desks', () => {
    const at = (pupil: string, row: number): Condition => ({
      id: '0',
      type: 'fixed',
      pupil,
      desk: { row, col: 0 },
    });
    expect(answer(drawn('###', '###'), [at('A', 0), at('B', 0)])).toEqual(impossible(0, 1));
    expect(answer(drawn('###', '###'), [at('A', 0), at('A', 1)])).toEqual(impossible(0, 1));
    expect(answer(drawn('###'), [at('B', 0), at('A', 7)])).toEqual(impossible(1));
    expect(answer(drawn('###', '###'), [at('A', 0), at('B', 1)]).status).toBe('seated');
  });

  it('reports that it is impossible to seat more pupils than the room has desks', () => {
    expect(answer(drawn('##'), [{ id: '0', type: 'apart', pupils: ['A', 'B'] }])).toEqual(
      impossible(),
    );
  });

  it('names only the conditions that conflict', () => {
    const conditions: Condition[] = [
      { id: '0', type: 'apart', pupils: ['B', 'C'] },
      { id: '1', type: 'front', pupils: ['A'] },
      { id: '2', type: 'together', pupils: ['B', 'C'] },
      { id: '3', type: 'fixed', pupil: 'A', desk: { row: 4, col: 3 } },
      { id: '4', type: 'back', pupils: ['B'] },
    ];
    const room = standardRoom('pairs', 14);
    expect([impossible(0, 2), impossible(1, 3)]).toContainEqual(answer(room, conditions));
  });
});

describe('solve', () => {
  it('leaves locked pupils at their desks or returns "impossible"', () => {
    const room = standardRoom('pairs', 12);
    const locked = { A: room.desks[7]!, B: room.desks[0]! };
    const problem: SeatingProblem = { room, pupils: ['A', 'B', 'C'], conditions: [], locked };
    const result = solve(problem, options(1));
    expect(result.status === 'seated' && result.seats).toMatchObject(locked);
    const conditions: Condition[] = [{ id: '0', type: 'together', pupils: ['A', 'B'] }];
    expect(solve({ ...problem, conditions }, options(1))).toEqual(impossible(0));
  });

  it('throws for an invalid problem', () => {
    const room = standardRoom('pairs', 4);
    const conditions: Condition[] = [{ id: '0', type: 'front', pupils: ['X'] }];
    expect(() => solve({ room, pupils: ['A'], conditions }, options(1))).toThrow(
      InvalidProblemError,
    );
  });

  it('returns the same map for the same seed and another map for another seed', () => {
    const room = standardRoom('fours', 28);
    const pupils = Array.from({ length: 28 }, (_, i) => `p${i}`);
    const conditions: Condition[] = [
      { id: '0', type: 'apart', pupils: ['p1', 'p2', 'p3'] },
      { id: '1', type: 'together', pupils: ['p4', 'p5', 'p6'] },
    ];
    const problem = { room, pupils, conditions };
    const first = solve(problem, options('autumn'));
    expect(solve(problem, options('autumn'))).toEqual(first);
    const turned = { ...problem, room: { desks: [...room.desks].reverse() } };
    expect(solve(turned, options('autumn'))).toEqual(first);
    expect(solve(problem, options('winter'))).not.toEqual(first);
  });

  it('returns "unproven" with the broken conditions when the time is over', () => {
    const pupils = Array.from({ length: 30 }, (_, i) => `p${i}`);
    const random = seededRandom(1);
    const conditions = Array.from({ length: 300 }, (_, index): Condition => {
      const a = random.below(30);
      return {
        id: `${index}`,
        type: 'apart',
        pupils: [`p${a}`, `p${(a + 1 + random.below(29)) % 30}`],
      };
    });
    const room = drawn('######', '######', '######', '######', '######');
    let time = 0;
    const now = () => (time += 1);
    const options = { seed: 1, timeLimitMs: 3, now, assertScores: true };
    const result = solve({ room, pupils, conditions }, options);
    expect(result.status).toBe('unproven');
    if (result.status !== 'unproven') return;
    expect(checkSeating(room, pupils, result.seats)).toEqual([]);
    expect(result.broken).toEqual(brokenConditions(room, conditions, result.seats));
    expect(result.broken.length).toBeGreaterThan(0);
  });

  it('reports its progress and stops on request', () => {
    const pupils = Array.from({ length: 30 }, (_, i) => `p${i}`);
    const random = seededRandom(1);
    const conditions = Array.from({ length: 300 }, (_, index): Condition => {
      const a = random.below(30);
      return {
        id: `${index}`,
        type: 'apart',
        pupils: [`p${a}`, `p${(a + 1 + random.below(29)) % 30}`],
      };
    });
    const room = drawn('######', '######', '######', '######', '######');
    let asked = 0;
    const phases: string[] = [];
    const result = solve(
      { room, pupils, conditions },
      {
        seed: 1,
        timeLimitMs: 1e9,
        now: () => 0,
        shouldStop: () => (asked += 1) > 1,
        onProgress: (progress) => phases.push(progress.phase),
      },
    );
    expect(result.status).toBe('unproven');
    expect(new Set(phases)).toEqual(new Set(['searching']));
    expect(phases.length).toBeLessThan(5);
  });
});

/** Conditions that a given map keeps, so that the class is possible by construction. */
function planted(room: Room, seats: Seating, seed: number): Condition[] {
  const random = seededRandom(seed);
  const near = neighbours(room);
  const touch = touching(room);
  const number = (desk: Desk) => room.desks.indexOf(desk);
  const pupils = Object.keys(seats);
  const pupilByDesk = new Map(pupils.map((pupil) => [number(seats[pupil]!), pupil]));
  const conditions: Condition[] = [];
  for (let i = 0; i < 60; i += 1) {
    const a = pupils[random.below(pupils.length)]!;
    const b = pupils[random.below(pupils.length)]!;
    if (a !== b && !touch[number(seats[a]!)]!.includes(number(seats[b]!))) {
      conditions.push({ id: '0', type: 'apart', pupils: [a, b] });
    }
  }
  for (let i = 0; i < 4; i += 1) {
    const block = [random.below(room.desks.length)];
    for (let steps = random.below(4); steps > 0; steps -= 1) {
      const around = block.flatMap((desk) => near[desk]!).filter((d) => !block.includes(d));
      if (around.length > 0) block.push(around[random.below(around.length)]!);
    }
    const members = block.flatMap((desk) => pupilByDesk.get(desk) ?? []);
    if (members.length === block.length && block.length > 1) {
      conditions.push({ id: '0', type: 'together', pupils: members });
    }
  }
  const fixed = pupils[random.below(pupils.length)]!;
  conditions.push({ id: '0', type: 'fixed', pupil: fixed, desk: seats[fixed]! });
  return numbered(conditions);
}

describe('solve in many random runs', () => {
  it('for every class that can be seated, finds a map without broken conditions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...standardRoomKinds),
        fc.integer({ min: 4, max: 32 }),
        fc.integer({ min: 0, max: 3 }),
        fc.nat(),
        (kind, count, spare, seed) => {
          const room = standardRoom(kind, count + spare);
          const order = seededRandom(seed).shuffle([...room.desks.keys()]);
          const pupils = Array.from({ length: count }, (_, i) => `p${i}`);
          const seats = Object.fromEntries(pupils.map((p, i) => [p, room.desks[order[i]!]!]));
          const conditions = planted(room, seats, seed);
          expect(brokenConditions(room, conditions, seats)).toEqual([]);
          const result = solve({ room, pupils, conditions }, options(seed));
          expect(result.status).toBe('seated');
          if (result.status !== 'seated') return;
          expect(checkSeating(room, pupils, result.seats)).toEqual([]);
          expect(brokenConditions(room, conditions, result.seats)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('seats each pupil about equally often at each desk when there are no conditions', () => {
    const room = standardRoom('pairs', 6);
    const pupils = ['A', 'B', 'C', 'D', 'E'];
    const counts = new Map<string, number>();
    const runs = 6000;
    for (let seed = 0; seed < runs; seed += 1) {
      const result = solve({ room, pupils, conditions: [] }, options(seed));
      if (result.status !== 'seated') throw new Error(result.status);
      for (const [pupil, { row, col }] of Object.entries(result.seats)) {
        const key = `${pupil} ${row} ${col}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    const expected = runs / room.desks.length;
    for (const pupil of pupils) {
      const chiSquare = room.desks
        .map(({ row, col }) => (counts.get(`${pupil} ${row} ${col}`) ?? 0) - expected)
        .reduce((sum, off) => sum + (off * off) / expected, 0);
      expect(chiSquare).toBeLessThan(25);
    }
  });
});
