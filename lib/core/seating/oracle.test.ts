import { bruteForceSeating } from './testing/brute-force';
import { brokenConditions, checkSeating } from '../conditions/checker';
import { seededRandom } from './random';
import { solve } from './solve';
import { tinyProblem } from './testing/tiny-problem';

const cases = 3000;

describe('solve compared with brute force', () => {
  it('returns the same status in tiny rooms, and only minimal conflicts', () => {
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
        const clash = result.conflict.map((id) => conditions.find((one) => one.id === id)!);
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
