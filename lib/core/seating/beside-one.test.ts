import { brokenConditions } from '../conditions/checker';
import type { Condition } from '../conditions/condition';
import { standardRoom } from '../rooms/standard-room';
import { seededRandom, type Random } from './random';
import { solve } from './solve';
import { why } from './why/why';

const options = { seed: 1, timeLimitMs: 1, now: () => 0 };
const pupils = Array.from({ length: 28 }, (_, index) => `p${index}`);
const room = standardRoom('pairs', 28);

/** Twelve pupils who each want to sit beside one of three other pupils. */
const friends = (random: Random, wish: boolean): Condition[] =>
  [...random.shuffle(Int32Array.from(pupils.keys()))].slice(0, 12).map((pupil, index) => {
    const others = [...random.shuffle(Int32Array.from(pupils.keys()))].filter((o) => o !== pupil);
    const wanted = others.slice(0, 3).map((other) => pupils[other]!);
    return { id: `${index}`, type: 'besideOne', pupil: pupils[pupil]!, others: wanted, wish };
  });

/** Tries every way to give each wish one of its pairs or none. */
function mostFulfilled(
  wishes: Condition[],
  partners: ReadonlyMap<string, string> = new Map(),
  count = 0,
  best = 0,
): number {
  const [wish, ...others] = wishes;
  if (wish?.type !== 'besideOne' || count + wishes.length <= best) return Math.max(count, best);
  const { pupil } = wish;
  for (const other of wish.others) {
    const isPair = partners.get(pupil) === other;
    if (!isPair && (partners.has(pupil) || partners.has(other))) continue;
    const paired = new Map([...partners, [pupil, other], [other, pupil]]);
    best = mostFulfilled(others, paired, count + 1, best);
  }
  return mostFulfilled(others, partners, count, best);
}

describe('conditions to sit beside one of several pupils', () => {
  it('that may be broken are satisfied for as many pupils as possible at tables for two', () => {
    const random = seededRandom('friends');
    for (let i = 0; i < 10; i += 1) {
      const conditions = friends(random, true);
      const result = solve({ room, pupils, conditions }, options);
      if (result.status !== 'seated') throw new Error(result.status);
      expect(result.wishesProved).toBe(true);
      expect(brokenConditions(room, conditions, result.seats)).toEqual(result.brokenWishes);
      expect(conditions.length - result.brokenWishes.length).toBe(mostFulfilled(conditions));
    }
  });

  it('that may be broken are satisfied equally often on the first and second map, without repeated neighbours', () => {
    const conditions = friends(seededRandom('history'), true).slice(0, 4);
    const first = solve({ room, pupils, conditions }, options);
    if (first.status !== 'seated') throw new Error(first.status);
    const next = solve({ room, pupils, conditions, history: [first.seats] }, options);
    if (next.status !== 'seated') throw new Error(next.status);
    expect(brokenConditions(room, conditions, next.seats)).toEqual(next.brokenWishes);
    expect(next.brokenWishes).toHaveLength(first.brokenWishes.length);
    expect(next.repeatedPairs).toBe(0);
  });

  it('conflict at tables for two when three pupils want to sit beside the same two pupils', () => {
    const conditions = ['p0', 'p1', 'p2', 'p3'].map((pupil, index): Condition => {
      const others = index < 3 ? ['p8', 'p9'] : ['p10', 'p11'];
      return { id: `${index}`, type: 'besideOne', pupil, others };
    });
    expect(solve({ room, pupils, conditions }, options)).toEqual({
      status: 'impossible',
      conflict: ['0', '1', '2'],
      minimal: true,
    });
  });

  it("give a reason for the pupil's desk and a reason for the neighbour's desk", () => {
    const row = { desks: [0, 1, 2, 3].map((col) => ({ row: 0, col })) };
    const seats = Object.fromEntries(['A', 'B', 'C', 'D'].map((p, at) => [p, row.desks[at]!]));
    const conditions: Condition[] = [
      { id: '0', type: 'besideOne', pupil: 'A', others: ['B', 'D'] },
    ];
    const problem = { room: row, pupils: ['A', 'B', 'C', 'D'], conditions };
    const reasons = (pupil: string) => why(problem, { seats, pupil }, options).reasons;
    expect(reasons('A')).toEqual([{ kind: 'together', condition: '0', beside: ['B'] }]);
    expect(reasons('B')).toEqual([{ kind: 'together', condition: '0', beside: ['A'] }]);
    expect(reasons('D')).toEqual([{ kind: 'kept', condition: '0' }]);
  });
});
