import type { Condition, Seating } from '@/lib/core/conditions/condition';
import { brokenConditions, checkSeating } from '@/lib/core/conditions/checker';
import type { Room } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { seededRandom } from '../random';
import { neighbourPairs } from '../repeats';
import { seatingsThatKeep } from '../testing/edited-problem';
import { tinyProblem } from '../testing/tiny-problem';
import { countTurns, turnKinds } from '../turns';
import { countTermPlan, touchingPairs } from './count-term-plan';
import { planMaps, planMapsInSteps, type TermPlanOptions } from './plan-maps';
import { isGiven, type PlanMap, type TermPlanProblem } from './term-plan-problem';

const options: TermPlanOptions = { seed: 1, timeLimitMs: 1, now: () => 0, assertScores: true };
const pupilsOf = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
const grid = (rows: number, cols: number): Room => ({
  desks: Array.from({ length: rows * cols }, (_, i) => ({
    row: Math.floor(i / cols),
    col: i % cols,
  })),
});
const maps = (count: number, conditions: Condition[] = []): PlanMap[] =>
  Array.from({ length: count }, () => ({ conditions }));
const inPairs = (count: number, planned: PlanMap[]): TermPlanProblem => ({
  room: standardRoom('pairs', count),
  pupils: pupilsOf(count),
  maps: planned,
  touch: 'edge',
});

function planned(problem: TermPlanProblem, own: Partial<TermPlanOptions> = {}) {
  const result = planMaps(problem, { ...options, ...own });
  if (result.status !== 'planned') throw new Error(result.status);
  problem.maps.forEach((map, index) => {
    const seats = result.maps[index]!;
    if (isGiven(map)) return expect(seats).toEqual(map.given);
    expect(checkSeating(problem.room, problem.pupils, seats)).toEqual([]);
    expect(brokenConditions(problem.room, map.conditions, seats)).toEqual([]);
  });
  return result;
}

describe('planMaps', () => {
  it('seats four pupils in two pairs so that every two pupils are neighbours on one of three maps', () => {
    const result = planned(inPairs(4, maps(3)));
    expect(result).toMatchObject({ met: 6, possible: 6, repeats: 0, atLeastMaps: 3 });
  });

  it('repeats as few pairs as possible when a term plan has five maps and three are enough for every pair', () => {
    const result = planned(inPairs(4, maps(5)));
    expect(result).toMatchObject({ met: 6, repeats: 4, atLeastMaps: 3 });
  });

  it('counts pupils whose desks touch only at a corner as neighbours when the term plan includes corners', () => {
    const square = { room: grid(2, 2), pupils: pupilsOf(4), maps: maps(1) };
    expect(planned({ ...square, touch: 'corner' })).toMatchObject({ met: 6, atLeastMaps: 1 });
    expect(planned({ ...square, touch: 'edge' })).toMatchObject({ met: 4, atLeastMaps: 2 });
  });

  it('does not change the finished maps of a term plan', () => {
    const whole = planned(inPairs(8, maps(7)));
    const given = whole.maps.map((seats, i) => (i % 3 === 0 ? { given: seats } : maps(1)[0]!));
    const result = planned(inPairs(8, given), { seed: 2 });
    expect(result).toMatchObject({ met: 28, repeats: 0 });
  });

  it('satisfies the conditions of each map and keeps locked pupils at their desks', () => {
    const front: Condition = { id: 'f', type: 'front', pupils: ['p0', 'p1'] };
    const apart: Condition = { id: 'a', type: 'apart', pupils: ['p0', 'p2'] };
    const locked = { p3: { row: 0, col: 0 } };
    const rules = [{ conditions: [front] }, { conditions: [apart], locked }, { conditions: [] }];
    const result = planned(inPairs(8, rules));
    expect(result.repeats).toBe(0);
    expect(result.maps[1]).toMatchObject(locked);
  });

  it('does not repeat neighbour pairs of earlier maps', () => {
    const { maps: past } = planned(inPairs(8, maps(3)));
    const result = planned({ ...inPairs(8, maps(4)), history: past });
    expect(result).toMatchObject({ met: 16, repeats: 0 });
    expect(new Set([...past, ...result.maps].flatMap(neighbourPairs)).size).toBe(28);
  });

  it('does not count pairs of a together condition as repeats', () => {
    const together: Condition = { id: 't', type: 'together', pupils: ['p0', 'p1'] };
    const result = planned(inPairs(6, maps(3, [together])));
    expect(result).toMatchObject({ met: 7, possible: 7, repeats: 0, atLeastMaps: 3 });
    const [first, second] = result.maps.map((given) => ({ given, conditions: [together] }));
    const again = planned(inPairs(6, [first!, second!, ...maps(1, [together])]));
    expect(again).toMatchObject({ met: 7, repeats: 0 });
  });

  it.each<[string, TermPlanProblem]>([
    ['pairs', inPairs(12, maps(6))],
    ['tables of four', { ...inPairs(16, maps(7)), room: standardRoom('fours', 16) }],
    [
      'pairs with one apart condition',
      inPairs(12, maps(6, [{ id: 'a', type: 'apart', pupils: ['p0', 'p1'] }])),
    ],
  ])(
    'gives all pupils almost equally many turns in front, at the back and at the edge: %s',
    (_, problem) => {
      const result = planned(problem, { assertScores: false });
      const turns = countTurns(problem.room, result.maps);
      for (const kind of turnKinds) {
        const times = problem.pupils.map((pupil) => turns.get(pupil)![kind]);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      }
      expect(result.repeats).toBe(0);
    },
  );

  it('seats 30 pupils at 5 × 6 desks so that every two pupils touch on at least one of seven maps', () => {
    const problem: TermPlanProblem = {
      ...{ room: grid(5, 6), pupils: pupilsOf(30) },
      ...{ maps: maps(7), touch: 'corner' },
    };
    const result = planned(problem, { assertScores: false });
    expect(result).toMatchObject({ met: 435, possible: 435, atLeastMaps: 5 });
    expect(result.repeats).toBe(7 * 89 - 435);
  });

  it('satisfies one of two wishes that conflict', () => {
    const wish = { type: 'fixed', desk: { row: 0, col: 0 }, wish: true } as const;
    const conditions: Condition[] = [
      { id: '0', pupil: 'p0', ...wish },
      { id: '1', pupil: 'p1', ...wish },
    ];
    const result = planMaps(inPairs(6, maps(2, conditions)), options);
    if (result.status !== 'planned') throw new Error(result.status);
    for (const seats of result.maps) {
      const broken = brokenConditions(standardRoom('pairs', 6), conditions, seats);
      expect(broken).toHaveLength(1);
    }
  });

  it('returns the index of an impossible map and the conditions that conflict on this map', () => {
    const clash: Condition[] = [
      { id: 'x', type: 'together', pupils: ['p0', 'p1'] },
      { id: 'y', type: 'apart', pupils: ['p0', 'p1'] },
    ];
    const result = planMaps(inPairs(4, [...maps(1), ...maps(1, clash)]), options);
    expect(result).toMatchObject({ status: 'impossible', map: 1, conflict: ['x', 'y'] });
  });

  it('returns the same term plan for the same seed', () => {
    const problem = inPairs(12, maps(4));
    expect(planned(problem)).toEqual(planned(problem));
    expect(planned(problem).maps).not.toEqual(planned(problem, { seed: 2 }).maps);
  });

  it.each<[string, Room, TermPlanProblem['touch'], Condition[]]>([
    ['edges of a grid', grid(2, 3), 'edge', []],
    ['corners of a grid', grid(2, 3), 'corner', []],
    ['tables with desks to spare', standardRoom('fours', 8), 'edge', []],
    [
      'conditions',
      standardRoom('pairs', 6),
      'edge',
      [
        { id: 't', type: 'together', pupils: ['p0', 'p1'] },
        { id: 'a', type: 'apart', pupils: ['p2', 'p3'] },
      ],
    ],
  ])(
    'updates the penalty of a term plan correctly after every move in each kind of problem: %s',
    (_, room, touch, conditions) => {
      planned({ room, pupils: pupilsOf(6), maps: maps(4, conditions), touch });
    },
  );

  it('yields the maps found so far, and returns a term plan after a request to stop', () => {
    let isStopped = false;
    const problem = { ...inPairs(12, maps(4)), room: grid(3, 4) };
    const steps = planMapsInSteps(problem, { ...options, shouldStop: () => isStopped });
    const first = steps.next();
    expect(first.done).toBe(false);
    isStopped = true;
    let found: (Seating | undefined)[] = [];
    for (let step = first; ; step = steps.next()) {
      if (step.done) {
        expect(step.value).toMatchObject({ status: 'planned' });
        break;
      }
      found = (step.value as { maps: (Seating | undefined)[] }).maps;
    }
    expect(found[0]).toBeDefined();
  });

  it.each(['edge', 'corner'] as const)(
    'in tiny rooms, makes a term plan exactly when a brute-force search finds maps, with touching desks defined by "%s"',
    (touch) => {
      const random = seededRandom(`tiny plans ${touch}`);
      let compared = 0;
      for (let i = 0; i < 60; i += 1) {
        const tiny = tinyProblem(random);
        const problem = { ...tiny, maps: maps(2, tiny.conditions), touch };
        const result = planMaps(problem, { ...options, seed: i, assertScores: false });
        const sets = seatingsThatKeep(tiny, tiny.conditions).map((s) => touchingPairs(s, touch));
        expect(result.status).toBe(sets.length > 0 ? 'planned' : 'impossible');
        if (result.status !== 'planned') continue;
        compared += 1;
        const all = new Set(sets.flat());
        if (touch === 'edge') expect(result.possible).toBe(all.size);
        expect(result.possible).toBeGreaterThanOrEqual(all.size);
        expect(result.atLeastMaps).toBeLessThanOrEqual(fewestMaps([...all], sets));
        const counted = countTermPlan(problem, result.maps);
        expect([result.met, result.repeats]).toEqual([counted.met.size, counted.repeats]);
      }
      expect(compared).toBeGreaterThan(15);
    },
  );
});

/** Returns the smallest number of sets that together contain all pairs, by breadth-first search. */
function fewestMaps(all: string[], sets: string[][]): number {
  const toBits = (pairs: string[]) =>
    pairs.reduce((bits, pair) => bits | (1 << all.indexOf(pair)), 0);
  const masks = [...new Set(sets.map(toBits))];
  let reached = new Set([0]);
  for (let count = 0; ; count += 1) {
    if (reached.has((1 << all.length) - 1)) return count;
    reached = new Set([...reached].flatMap((bits) => masks.map((mask) => bits | mask)));
  }
}
