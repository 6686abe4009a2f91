import { brokenConditions } from '../conditions/checker';
import type { Condition } from '../conditions/condition';
import { standardRoom } from '../rooms/standard-room';
import { faultsIn } from './held-wishes';
import { mend } from './mend';
import { planMaps } from './term-plan/plan-maps';
import { seededRandom } from './random';
import { solve } from './solve';
import { allSeatings } from './testing/brute-force';
import { tinyProblem } from './testing/tiny-problem';

const options = { seed: 1, timeLimitMs: 1, now: () => 0 };
const pupils = Array.from({ length: 28 }, (_, index) => `p${index}`);
const mixed = (id: string, marks: string[][], wish = true): Condition => ({
  id,
  type: 'mixed',
  marks,
  wish,
});
const seated = (result: ReturnType<typeof solve>) => {
  if (result.status !== 'seated') throw new Error(result.status);
  return result;
};

describe('a wish to mix coloured marks', () => {
  it('leaves as few neighbours with the same mark as a brute-force search in tiny rooms', () => {
    const random = seededRandom('mixed');
    let counted = 0;
    for (let i = 0; i < 400; i += 1) {
      const tiny = tinyProblem(random);
      const some = () => tiny.pupils.filter(() => random.below(3) > 0);
      const wish = mixed('mixed', [some(), some()]);
      const others = tiny.conditions.map((one) => ({ ...one, wish: random.below(3) > 0 }));
      const conditions = [...others.filter(({ type }) => type !== 'mixed'), wish];
      if (new Set(some()).size < 2 || wish.type !== 'mixed') continue;
      if (new Set(wish.marks.flat()).size < 2 || wish.marks.some((list) => list.length === 0)) {
        continue;
      }
      const result = solve({ ...tiny, conditions }, { ...options, seed: i });
      if (result.status !== 'seated') continue;
      const found = [result.brokenWishes.length, faultsIn(wish, result.seats)!];
      const hard = conditions.filter((one) => !one.wish).map(({ id }) => id);
      const all = [...allSeatings(tiny.room, tiny.pupils)].flatMap((seats) => {
        const broken = brokenConditions(tiny.room, conditions, seats);
        const isKept = !broken.some((id) => hard.includes(id));
        return isKept ? [[broken.length, faultsIn(wish, seats)!]] : [];
      });
      const best = all.reduce((a, b) => ((a[0]! - b[0]! || a[1]! - b[1]!) <= 0 ? a : b));
      expect([i, result.wishesProved, ...found]).toEqual([i, true, ...best]);
      if (found[1]! > 0) counted += 1;
    }
    expect(counted).toBeGreaterThan(30);
  });

  it.each([
    ['pairs', 16, 2],
    ['fours', 16, 4],
    ['fours', 14, 0],
    ['threes', 20, 2],
  ] as const)(
    'leaves the fewest neighbours with the same mark: room "%s", %i pupils of one mark, %i pairs',
    (kind, first, equal) => {
      const room = standardRoom(kind, 28);
      const wish = mixed('0', [pupils.slice(0, first), pupils.slice(first)]);
      const result = seated(solve({ room, pupils, conditions: [wish] }, options));
      expect([faultsIn(wish, result.seats), result.wishesProved]).toEqual([equal, true]);
      expect(result.brokenWishes).toEqual(equal > 0 ? ['0'] : []);
    },
  );

  it('leaves the fewest neighbours with the same mark in a map of new neighbours, in a mended map and in a term plan', () => {
    const room = standardRoom('pairs', 28);
    const wish = mixed('0', [pupils.slice(0, 16), pupils.slice(16)]);
    const problem = { room, pupils, conditions: [wish] };
    const first = seated(solve(problem, options));
    const next = seated(solve({ ...problem, history: [first.seats] }, options));
    expect(faultsIn(wish, next.seats)).toBe(2);
    expect(next.repeatedPairs).toBe(0);
    const [a, b] = [first.seats.p0!, first.seats.p1!];
    const edited = { ...first.seats, p0: b, p1: a };
    const mended = mend(problem, { seats: edited, keep: ['p0'] }, options);
    expect(mended.status === 'seated' && faultsIn(wish, mended.seats)).toBe(2);
    const maps = Array.from({ length: 3 }, () => ({ conditions: [wish] }));
    const plan = planMaps({ room, pupils, maps, touch: 'edge' }, options);
    if (plan.status !== 'planned') throw new Error(plan.status);
    expect(plan.maps.map((seats) => faultsIn(wish, seats))).toEqual([2, 2, 2]);
    expect(plan.repeats).toBe(0);
  });
});

describe('a condition to mix coloured marks', () => {
  it('separates neighbours with the same mark, but not pupils whose desks touch only at a corner', () => {
    const room = { desks: [0, 1, 2].flatMap((row) => [0, 1].map((col) => ({ row, col }))) };
    const marks = [
      ['A', 'B', 'C'],
      ['C', 'D'],
    ];
    const six = ['A', 'B', 'C', 'D', 'E', 'F'];
    const conditions = [mixed('0', marks, false)];
    const { seats } = seated(solve({ room, pupils: six, conditions }, options));
    expect(brokenConditions(room, conditions, seats)).toEqual([]);
  });

  it('is proved impossible when more pupils have the same mark than the room has tables', () => {
    const room = standardRoom('pairs', 28);
    const conditions = [mixed('0', [pupils.slice(0, 15)], false)];
    expect(solve({ room, pupils, conditions }, options)).toEqual({
      status: 'impossible',
      conflict: ['0'],
      minimal: true,
    });
  });
});
