import type { Condition, Seating } from '@/lib/core/conditions/condition';
import { brokenConditions, checkSeating } from '../conditions/checker';
import type { SeatingProblem } from './problem';
import type { Room } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { countRepeatedPairs, neighbourPairs, pairKey } from './repeats';
import { solve } from './solve';
import { countTurns, noTurns, turnKinds, type Turns } from './turns';

const class28 = Array.from({ length: 28 }, (_, i) => `p${i}`);

/** Makes maps one after the other, each with all maps before it as history. The newest map is last. */
function mapsInARow(
  count: number,
  problem: SeatingProblem,
  assertScores = false,
): { seats: Seating; repeatedPairs: number }[] {
  const made: { seats: Seating; repeatedPairs: number }[] = [];
  for (let i = 0; i < count; i += 1) {
    const history = made.map((map) => map.seats).reverse();
    const options = { seed: i, timeLimitMs: 1, now: () => 0, assertScores };
    const result = solve({ ...problem, history }, options);
    if (result.status !== 'seated') throw new Error(result.status);
    made.push(result);
  }
  return made;
}

/** For each kind of turns, the difference of the most and the fewest turns of a pupil. */
function spreadOfTurns(room: Room, pupils: string[], made: { seats: Seating }[]): Turns {
  const turns = countTurns(
    room,
    made.map((map) => map.seats),
  );
  const spread = noTurns();
  for (const kind of turnKinds) {
    const times = pupils.map((pupil) => turns.get(pupil)![kind]);
    spread[kind] = Math.max(...times) - Math.min(...times);
  }
  return spread;
}

const typical: Condition[] = [
  { id: '0', type: 'together', pupils: ['p0', 'p1'] },
  { id: '1', type: 'together', pupils: ['p2', 'p3'] },
  { id: '2', type: 'apart', pupils: ['p4', 'p5', 'p6'] },
  { id: '3', type: 'apart', pupils: ['p0', 'p7'] },
  { id: '4', type: 'apart', pupils: ['p8', 'p9'] },
  { id: '5', type: 'apart', pupils: ['p10', 'p11'] },
  { id: '6', type: 'apart', pupils: ['p12', 'p4'] },
  { id: '7', type: 'front', pupils: ['p13', 'p14'] },
  { id: '8', type: 'front', pupils: ['p8'] },
  { id: '9', type: 'back', pupils: ['p15'] },
  { id: '10', type: 'fixed', pupil: 'p16', desk: { row: 0, col: 0 } },
];

describe('solve with earlier maps', () => {
  const pairs = standardRoom('pairs', 28);

  it('makes 24 maps of 28 pupils in pairs without a repeated pair', () => {
    const made = mapsInARow(24, { room: pairs, pupils: class28, conditions: [] });
    expect(made.map((map) => map.repeatedPairs)).toEqual(made.map(() => 0));
    expect(new Set(made.flatMap((map) => neighbourPairs(map.seats))).size).toBe(24 * 14);
  });

  it('makes 13 maps under typical conditions without a repeated pair', () => {
    const made = mapsInARow(13, { room: pairs, pupils: class28, conditions: typical });
    for (const { seats, repeatedPairs } of made) {
      expect(repeatedPairs).toBe(0);
      expect(checkSeating(pairs, class28, seats)).toEqual([]);
      expect(brokenConditions(pairs, typical, seats)).toEqual([]);
    }
  });

  it('seats pupils almost equally often at the front, back and edge, and never at one desk in two successive maps', () => {
    const made = mapsInARow(12, { room: pairs, pupils: class28, conditions: [] });
    expect(spreadOfTurns(pairs, class28, made)).toEqual({ front: 1, back: 1, edge: 1, alone: 0 });
    expect(made.map((map) => map.repeatedPairs)).toEqual(made.map(() => 0));
    made.slice(1).forEach(({ seats }, i) => {
      for (const pupil of class28) expect(seats[pupil]).not.toEqual(made[i]!.seats[pupil]);
    });
  });

  it('lets pupils sit alone equally often when the room has desks to spare', () => {
    const conditions: Condition[] = [{ id: '0', type: 'alone', pupils: ['p0'] }];
    const room = standardRoom('pairs', 10);
    const pupils = class28.slice(0, 7);
    const made = mapsInARow(7, { room, pupils, conditions: [] });
    expect(spreadOfTurns(room, pupils, made).alone).toBeLessThanOrEqual(1);
    const always = mapsInARow(7, { room, pupils, conditions });
    const others = pupils.slice(1);
    expect(spreadOfTurns(room, others, always).alone).toBeLessThanOrEqual(1);
  });

  it.each<[string, Room, string[], Condition[]]>([
    ['empty desks', standardRoom('pairs', 12), class28.slice(0, 9), []],
    ['tables of four', standardRoom('fours', 28), class28, typical.slice(0, 10)],
    ['long rows', standardRoom('longRows', 30), class28, typical],
    ['few pupils without new neighbours left', standardRoom('fours', 8), class28.slice(0, 7), []],
  ])(
    'has correct running scores after every move in each kind of problem: %s',
    (_, room, pupils, conditions) => {
      mapsInARow(5, { room, pupils, conditions }, true);
    },
  );

  it('repeats neighbours of the oldest map when every two pupils have already sat together', () => {
    const room = standardRoom('pairs', 4);
    const pairing = (a: string, b: string, c: string, d: string): Seating =>
      Object.fromEntries([a, b, c, d].map((pupil, i) => [pupil, room.desks[i]!]));
    const history = [
      pairing('A', 'B', 'C', 'D'),
      pairing('A', 'C', 'B', 'D'),
      pairing('A', 'D', 'B', 'C'),
    ];
    for (let seed = 0; seed < 20; seed += 1) {
      const problem = { room, pupils: ['A', 'B', 'C', 'D'], conditions: [], history };
      const result = solve(problem, { seed, timeLimitMs: 1, now: () => 0 });
      if (result.status !== 'seated') throw new Error(result.status);
      expect(result.repeatedPairs).toBe(2);
      expect(neighbourPairs(result.seats)).toContain(pairKey('A', 'D'));
    }
  });

  it('leaves locked pupils at their desks and gives other pupils new neighbours', () => {
    const before = mapsInARow(1, { room: pairs, pupils: class28, conditions: [] })[0]!.seats;
    const locked = { p0: before.p0!, p1: before.p1! };
    const problem = { room: pairs, pupils: class28, conditions: [], history: [before], locked };
    const result = solve(problem, { seed: 1, timeLimitMs: 1, now: () => 0 });
    if (result.status !== 'seated') throw new Error(result.status);
    expect(result.seats).toMatchObject(locked);
    expect(result.repeatedPairs).toBeLessThanOrEqual(1);
  });

  it('continues to improve the map for the requested duration and reports the number of repeated pairs', () => {
    const room = standardRoom('fours', 8);
    const pupils = class28.slice(0, 8);
    const history = mapsInARow(4, { room, pupils, conditions: [] }).map((map) => map.seats);
    const problem = { room, pupils, conditions: [], history: history.reverse() };
    const short = solve(problem, { seed: 1, timeLimitMs: 1, now: () => 0 });
    let time = 0;
    const announcement: (number | undefined)[] = [];
    const long = solve(problem, {
      seed: 1,
      timeLimitMs: 5000,
      improveMs: 300,
      now: () => (time += 1),
      onProgress: (progress) => announcement.push(progress.repeatedPairs),
    });
    if (long.status !== 'seated' || short.status !== 'seated') throw new Error('not seated');
    expect(long.repeatedPairs).toBeLessThanOrEqual(short.repeatedPairs);
    expect(announcement.at(-1)).toEqual(expect.any(Number));
    expect(time).toBeGreaterThan(300);
    expect(time).toBeLessThan(1000);
  });

  it('accepts earlier maps with former pupils and former desks', () => {
    const room = standardRoom('pairs', 6);
    const history = [{ A: { row: 9, col: 9 }, Gone: { row: 0, col: 0 }, B: { row: 0, col: 1 } }];
    const problem = { room, pupils: ['A', 'B', 'New'], conditions: [], history };
    expect(solve(problem, { seed: 1, timeLimitMs: 1, now: () => 0 }).status).toBe('seated');
  });
});

describe('countRepeatedPairs', () => {
  const at = (col: number) => ({ row: 0, col });
  const room = { desks: [at(0), at(1), at(2)] };
  const seats = { A: at(0), B: at(1), C: at(2) };

  it('counts each repeated pair of neighbours once', () => {
    const problem = { room, pupils: ['A', 'B', 'C'], conditions: [], history: [seats, seats] };
    expect(countRepeatedPairs(problem, { A: at(1), B: at(0), C: at(2) })).toBe(1);
  });

  it('does not count pairs of a together condition', () => {
    const conditions: Condition[] = [{ id: '0', type: 'together', pupils: ['A', 'B'] }];
    const problem = { room, pupils: ['A', 'B', 'C'], conditions, history: [seats] };
    expect(countRepeatedPairs(problem, seats)).toBe(1);
  });
});
