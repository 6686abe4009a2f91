import { bruteForceSeating } from './testing/brute-force';
import { brokenConditions, checkSeating } from './checker';
import type { Condition, Desk, PupilId, Room } from './model';
import { seededRandom, type Random } from './random';
import { solve } from './solve';

const cases = 3000;

/** A room of up to six desks on a 3 × 3 grid, up to five pupils and up to five conditions of every kind. */
function tinyProblem(random: Random): { room: Room; pupils: PupilId[]; conditions: Condition[] } {
  const cells = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 2 + random.below(5));
  const desks: Desk[] = cells.map((cell) => ({ row: Math.floor(cell / 3), col: cell % 3 }));
  const count = Math.min(desks.length, 2 + random.below(4));
  const pupils = ['Ada', 'Bo', 'Cy', 'Di', 'Eli'].slice(0, count);
  const some = (least: number) => {
    const size = Math.min(count, least + random.below(2) * random.below(3));
    return random
      .shuffle([...pupils.keys()])
      .slice(0, size)
      .map((i) => pupils[i]!);
  };
  const conditions = Array.from({ length: 1 + random.below(5) }, (): Condition => {
    switch (random.below(5)) {
      case 0:
        return { type: 'together', pupils: some(2) };
      case 1:
        return { type: 'front', pupils: some(1) };
      case 2:
        return { type: 'back', pupils: some(1) };
      case 3:
        return { type: 'fixed', pupil: some(1)[0]!, desk: desks[random.below(desks.length)]! };
      default:
        return { type: 'apart', pupils: some(2) };
    }
  });
  return { room: { desks }, pupils, conditions };
}

describe('solve, against the brute-force oracle', () => {
  it('agrees on thousands of tiny rooms, and every conflict is impossible and minimal', () => {
    const random = seededRandom('oracle');
    const count = { seated: 0, impossible: 0, unproven: 0 };
    for (let i = 0; i < cases; i += 1) {
      const problem = tinyProblem(random);
      const { room, pupils, conditions } = problem;
      const result = solve(problem, { seed: i, timeLimitMs: 1, now: () => 0 });
      const possible = bruteForceSeating(room, pupils, conditions) !== undefined;
      count[result.status] += 1;
      if (result.status === 'seated') {
        expect(possible).toBe(true);
        expect(checkSeating(room, pupils, result.seats)).toEqual([]);
        expect(brokenConditions(room, conditions, result.seats)).toEqual([]);
      } else if (result.status === 'impossible') {
        expect(possible).toBe(false);
        const clash = result.conflict.map((index) => conditions[index]!);
        expect(clash.length).toBeGreaterThan(0);
        expect(bruteForceSeating(room, pupils, clash)).toBeUndefined();
        for (const one of clash) {
          const rest = clash.filter((other) => other !== one);
          expect(bruteForceSeating(room, pupils, rest)).toBeDefined();
        }
      }
    }
    expect(count.unproven).toBe(0);
    expect(Math.min(count.seated, count.impossible)).toBeGreaterThan(cases / 5);
  });
});
