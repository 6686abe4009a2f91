import { numbered } from '@/lib/core/conditions/testing/numbered';
import type { Condition } from '@/lib/core/conditions/condition';
import { bruteForceSeating } from './testing/brute-force';
import { brokenConditions, checkSeating } from '../conditions/checker';
import type { SeatingProblem } from './problem';
import type { Room } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { seededRandom } from './random';
import { solve } from './solve';

function fullGrid(rows: number, cols: number): Room {
  const cells = Array.from({ length: rows * cols }, (_, i) => i);
  return { desks: cells.map((i) => ({ row: Math.floor(i / cols), col: i % cols })) };
}

const named = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);

function allPairs(pupils: string[]): Condition[] {
  return numbered(
    pupils.flatMap((a, i) =>
      pupils.slice(0, i).map((b): Condition => ({ id: '0', type: 'apart', pupils: [a, b] })),
    ),
  );
}

function inGroups(pupils: string[], size: number): Condition[] {
  const groups = Math.floor(pupils.length / size);
  return numbered(
    Array.from({ length: groups }, (_, i): Condition => ({
      id: '0',
      type: 'together',
      pupils: pupils.slice(i * size, (i + 1) * size),
    })),
  );
}

/** The ids of all conditions, as a conflict that needs every one of them. */
const all = (conditions: Condition[]) => conditions.map(({ id }) => id);

function findConflict(problem: SeatingProblem): unknown {
  const result = solve(problem, { seed: 1, timeLimitMs: 1, now: () => 0 });
  return result.status === 'impossible' && result.minimal ? result.conflict : result;
}

describe('solve proves by counting that it is impossible to seat', () => {
  it('ten pupils apart from each other on 5 × 6 desks, where at most nine can sit apart', () => {
    const problem = { room: fullGrid(5, 6), pupils: named(30) };
    const group: Condition = { id: '0', type: 'apart', pupils: named(10) };
    expect(findConflict({ ...problem, conditions: [group] })).toEqual(['0']);
    const pairs = allPairs(named(10));
    expect(findConflict({ ...problem, conditions: pairs })).toEqual(all(pairs));
  });

  it('eight groups of three, each group together, at seven tables of four', () => {
    const conditions = inGroups(named(24), 3);
    const room = standardRoom('fours', 28);
    expect(findConflict({ room, pupils: named(28), conditions })).toEqual(all(conditions));
  });

  it('seventeen pairs of neighbours on 6 × 6 desks without two opposite corner desks', () => {
    const pupils = named(36);
    const conditions = numbered([
      { type: 'fixed', pupil: 'p34', desk: { row: 0, col: 0 } },
      { type: 'fixed', pupil: 'p35', desk: { row: 5, col: 5 } },
      ...inGroups(pupils.slice(0, 34), 2),
    ]);
    expect(findConflict({ room: fullGrid(6, 6), pupils, conditions })).toEqual(all(conditions));
  });

  it('two groups of nine pupils, kept apart from each other, at nine pairs of desks', () => {
    const pupils = named(18);
    const conditions = numbered(
      pupils
        .slice(0, 9)
        .flatMap((a) =>
          pupils.slice(9).map((b): Condition => ({ id: '0', type: 'apart', pupils: [a, b] })),
        ),
    );
    const room = standardRoom('pairs', 18);
    expect(findConflict({ room, pupils, conditions })).toEqual(all(conditions));
  });

  it('a pupil apart from all others in a full room with desks in pairs', () => {
    const conditions = numbered(
      named(28)
        .slice(1)
        .map((other): Condition => ({ id: '0', type: 'apart', pupils: ['p0', other] })),
    );
    const room = standardRoom('pairs', 28);
    expect(findConflict({ room, pupils: named(28), conditions })).toEqual(all(conditions));
  });
});

describe('solve in crowded tiny rooms with many apart pairs', () => {
  it('agrees with brute force', () => {
    const random = seededRandom('crowded');
    const count = { seated: 0, impossible: 0, unproven: 0 };
    for (let i = 0; i < 400; i += 1) {
      const cells = random.shuffle(Array.from({ length: 15 }, (_, cell) => cell));
      const desks = cells
        .slice(0, 5 + random.below(3))
        .map((cell) => ({ row: Math.floor(cell / 5), col: cell % 5 }));
      const room = { desks };
      const pupils = named(desks.length - random.below(3));
      const kept = 1 + random.below(5);
      const conditions = allPairs(pupils).filter(() => random.below(6) >= kept);
      const result = solve({ room, pupils, conditions }, { seed: i, timeLimitMs: 1, now: () => 0 });
      count[result.status] += 1;
      if (result.status === 'seated') {
        expect(checkSeating(room, pupils, result.seats)).toEqual([]);
        expect(brokenConditions(room, conditions, result.seats)).toEqual([]);
      } else if (result.status === 'impossible') {
        const clash = result.conflict.map((id) => conditions.find((one) => one.id === id)!);
        expect(bruteForceSeating(room, pupils, clash)).toBeUndefined();
      }
    }
    expect(count.unproven).toBe(0);
    expect(Math.min(count.seated, count.impossible)).toBeGreaterThan(60);
  });
});

describe('solve in a room with interchangeable tables', () => {
  const rooms: [name: string, cells: string[]][] = [
    ['three pairs', ['aa.aa', '.....', 'aa...']],
    ['two rows of three', ['aaa', '...', 'aaa']],
    ['a table of four and a pair', ['aa.', 'aa.', '...', 'aa.']],
    ['a pair and four singles', ['aa.a', '....', 'a.a.', '....', 'a...']],
    ['an angle', ['aaa', 'a..', 'a..']],
  ];

  it.each(rooms)('agrees with brute force in each small room: %s', (name, cells) => {
    const desks = cells.flatMap((line, row) =>
      [...line].flatMap((cell, col) => (cell === 'a' ? [{ row, col }] : [])),
    );
    const room = { desks };
    const random = seededRandom(name);
    const count = { seated: 0, impossible: 0, unproven: 0 };
    for (let i = 0; i < 60; i += 1) {
      const pupils = named(desks.length - random.below(2));
      const kept = 1 + random.below(5);
      const conditions = allPairs(pupils).filter(() => random.below(6) >= kept);
      if (i % 2 === 0)
        conditions.push({ id: 'together', type: 'together', pupils: pupils.slice(0, 2) });
      if (i % 3 === 0) conditions.push({ id: 'front', type: 'front', pupils: pupils.slice(-1) });
      if (i % 5 === 0)
        conditions.push({ id: 'fixed', type: 'fixed', pupil: pupils[1]!, desk: desks[0]! });
      const result = solve({ room, pupils, conditions }, { seed: i, timeLimitMs: 1, now: () => 0 });
      count[result.status] += 1;
      const isPossible = bruteForceSeating(room, pupils, conditions) !== undefined;
      expect([i, result.status]).toEqual([i, isPossible ? 'seated' : 'impossible']);
      if (result.status !== 'impossible') continue;
      const clash = result.conflict.map((id) => conditions.find((one) => one.id === id)!);
      expect(bruteForceSeating(room, pupils, clash)).toBeUndefined();
    }
    expect(Math.min(count.seated, count.impossible)).toBeGreaterThan(2);
  });
});
