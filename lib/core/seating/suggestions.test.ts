import type { Seating } from '@/lib/core/conditions/condition';
import { allSeatings } from './testing/brute-force';
import { brokenConditions } from '../conditions/checker';
import { seededRandom } from './random';
import { neighbourPairs } from './repeats';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { solve, type SolveProgress, type SolveResult } from './solve';
import { tinyProblem } from './testing/tiny-problem';

type Seated = Extract<SolveResult, { status: 'seated' }>;
const options = { timeLimitMs: 1, now: () => 0 };
const asText = (seats: Seating) => JSON.stringify(Object.entries(seats).sort());

it('in tiny rooms, the suggestions are all different, and fewer than requested only if no other map is possible', () => {
  const random = seededRandom('suggestions');
  let fewer = 0;
  for (let i = 0; i < 150; i += 1) {
    const problem = tinyProblem(random);
    const { room, pupils, conditions } = problem;
    let count = 0;
    for (const seating of allSeatings(room, pupils)) {
      if (brokenConditions(room, conditions, seating).length === 0) count += 1;
    }
    if (count === 0) continue;
    const { seats, suggestions } = solve(problem, {
      ...options,
      seed: i,
      suggestions: 4,
    }) as Seated;
    expect(suggestions[0]).toEqual(seats);
    expect(new Set(suggestions.map(asText)).size).toBe(suggestions.length);
    expect(suggestions).toHaveLength(Math.min(4, count));
    if (count < 4) fewer += 1;
    for (const one of suggestions) expect(brokenConditions(room, conditions, one)).toEqual([]);
  }
  expect(fewer).toBeGreaterThan(10);
});

const pupils = Array.from({ length: 28 }, (_, index) => `p${index}`);

function sharedPairs(a: Seating, b: Seating): number {
  const pairs = new Set(neighbourPairs(a));
  return neighbourPairs(b).filter((pair) => pairs.has(pair)).length;
}

it('in a room with desks in pairs, no two suggestions have a pair of neighbours in common', () => {
  const problem = { room: standardRoom('pairs', 28), pupils, conditions: [] };
  const { suggestions } = solve(problem, { ...options, seed: 1, suggestions: 4 }) as Seated;
  expect(suggestions).toHaveLength(4);
  suggestions.forEach((one, index) => {
    for (const other of suggestions.slice(0, index)) expect(sharedPairs(one, other)).toBe(0);
  });
});

it('the first suggestion is reported before the search for other suggestions', () => {
  const problem = { room: standardRoom('pairs', 28), pupils, conditions: [] };
  const announcement: SolveProgress[] = [];
  const onProgress = (progress: SolveProgress) => announcement.push(progress);
  const asked = { ...options, seed: 1, suggestions: 4, onProgress };
  const result = solve(problem, asked) as Seated;
  const others = announcement.findIndex(({ phase }) => phase === 'suggesting');
  expect(announcement[others]!.first).toEqual({ ...result, suggestions: [result.seats] });
  expect(announcement.filter(({ first }) => first)).toHaveLength(1);
});

it('no later suggestion repeats more pairs of neighbours from earlier maps than the first suggestion does', () => {
  const room = standardRoom('pairs', 12);
  const some = pupils.slice(0, 12);
  const conditions = [{ id: 'together', type: 'together' as const, pupils: ['p0', 'p1'] }];
  const history: Seating[] = [];
  // At most eleven maps of pairs have no repeat, because each pupil has eleven others; the twelfth map must repeat
  // pairs.
  for (let term = 0; term < 12; term += 1) {
    const { seats } = solve(
      { room, pupils: some, conditions, history },
      { ...options, seed: term },
    ) as Seated;
    history.unshift(seats);
  }
  const problem = { room, pupils: some, conditions, history };
  const { repeatedPairs, suggestions } = solve(problem, {
    ...options,
    seed: 1,
    suggestions: 4,
  }) as Seated;
  expect(repeatedPairs).toBeGreaterThan(0);
  expect(suggestions).toHaveLength(4);
  const earlier = new Set(history.flatMap(neighbourPairs));
  for (const one of suggestions) {
    const repeats = neighbourPairs(one).filter(
      (pair) => earlier.has(pair) && pair !== '["p0","p1"]',
    );
    expect(repeats.length).toBeLessThanOrEqual(repeatedPairs);
  }
});
