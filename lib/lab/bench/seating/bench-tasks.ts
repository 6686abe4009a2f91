import type { Seating } from '@/lib/core/conditions/condition';
import type { Content } from '@/lib/core/conditions/kinds';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { standardRoom, type StandardRoomKind } from '@/lib/core/rooms/standard-room';
import { fixRest } from '@/lib/core/seating/fix-rest';
import { makeGroups } from '@/lib/core/seating/groups/make-groups';
import { planMapsInSteps } from '@/lib/core/seating/term-plan/plan-maps';
import { seededRandom, type Random } from '@/lib/core/seating/random';
import { solve, type SolveOptions } from '@/lib/core/seating/solve';
import { whatIf } from '@/lib/core/seating/what-if';
import { numberedPupils, schoolYear, some } from './bench-problems';

export interface Task {
  name: string;
  columns: string[];
  instances: number;
  prepare: (seed: number, options: SolveOptions) => () => number[];
}

const exchanges = 3;

function mapInHand(seed: number, options: SolveOptions) {
  const problem = schoolYear(standardRoom('pairs', 30), seed);
  const result = solve(problem, options);
  return { problem, seats: result.status === 'seated' ? { ...result.seats } : {} };
}

const ofMaps = (maps: number, timeLimitMs: number): Task => ({
  name: `plan of ${maps} maps for 28 in pairs, 10 conditions`,
  columns: ['Met', 'Possible', 'Repeats'],
  instances: 5,
  prepare(seed, options) {
    const { room, pupils, conditions } = schoolYear(standardRoom('pairs', 28), seed);
    const entries = Array.from({ length: maps }, () => ({ conditions: conditions.slice(2) }));
    const problem = { room, pupils, maps: entries, touch: 'edge' as const };
    return () => {
      const steps = planMapsInSteps(problem, { ...options, timeLimitMs });
      let step = steps.next();
      while (!step.done) step = steps.next();
      const result = step.value;
      return result.status === 'planned' ? [result.met, result.possible, result.repeats] : [NaN];
    };
  },
});

const inARow = (name: string, bound: number, make: (seed: number) => SeatingProblem): Task => ({
  name: `maps in a row, ${name}, at most ${bound}`,
  columns: ['Without a repeat'],
  instances: 10,
  prepare: (seed, options) => () => {
    const history: Seating[] = [];
    while (history.length <= bound) {
      const result = solve(
        { ...make(seed), history },
        { ...options, seed: seed * 1000 + history.length },
      );
      if (result.status !== 'seated' || result.repeatedPairs > 0) break;
      history.unshift(result.seats);
    }
    return [history.length];
  },
});
const plain = (kind: StandardRoomKind) => () => ({
  ...{ room: standardRoom(kind, 28), pupils: numberedPupils(28), conditions: [] },
});

const ofGroups = (count: number, size: number, rounds: number): Task => ({
  name: `groups: ${count} in groups of ${size}, ${rounds} rounds`,
  columns: ['Repeats'],
  instances: 5,
  prepare: (_, options) => () => {
    const pupils = numberedPupils(count);
    const result = makeGroups({ pupils, division: { size }, rounds, conditions: [] }, options);
    return [result.status === 'made' ? result.repeats : NaN];
  },
});

const ofWishes = (
  name: string,
  kind: StandardRoomKind,
  wishesOf: (pupils: string[], random: Random) => Content[],
): Task => ({
  name: `${name}, 28 at ${kind}, 12 conditions`,
  columns: ['Broken', 'Proved'],
  instances: 60,
  prepare(seed, options) {
    const { room, pupils, conditions } = schoolYear(standardRoom(kind, 28), seed);
    const wishes = wishesOf(pupils, seededRandom(`${name} ${seed}`)).map((one) => ({
      ...one,
      wish: true,
    }));
    const all = [...conditions, ...wishes].map((one, index) => ({ ...one, id: `${index}` }));
    return () => {
      const result = solve({ room, pupils, conditions: all }, options);
      if (result.status !== 'seated') return [NaN, 0];
      return [result.brokenWishes.length, result.wishesProved ? 1 : 0];
    };
  },
});
const twelveFriends = (pupils: string[], random: Random): Content[] =>
  some(random, pupils, 12).map((pupil) => {
    const others = pupils.filter((other) => other !== pupil);
    return { type: 'besideOne', pupil, others: some(random, others, 3) };
  });
const twoMarks = (pupils: string[], random: Random): Content[] => {
  const order = some(random, pupils, pupils.length);
  return [{ type: 'mixed', marks: [order.slice(0, 17), order.slice(17)] }];
};

export const tasks: Task[] = [
  ofWishes('12 wishes for one of three friends', 'pairs', twelveFriends),
  ofWishes('12 wishes for one of three friends', 'fours', twelveFriends),
  ofWishes('two marks of 17 and 11 mixed', 'pairs', twoMarks),
  ofWishes('two marks of 17 and 11 mixed', 'fours', twoMarks),
  {
    name: `fix the rest around ${exchanges} exchanged pairs that stay`,
    columns: ['Broken', 'Proved', 'Moved'],
    instances: 60,
    prepare(seed, options) {
      const { problem, seats } = mapInHand(seed, options);
      const keep = some(seededRandom(`fix ${seed}`), problem.pupils, 2 * exchanges);
      for (let i = 0; i < exchanges; i += 1) {
        const [a, b] = [keep[2 * i]!, keep[2 * i + 1]!];
        [seats[a], seats[b]] = [seats[b]!, seats[a]!];
      }
      return () => {
        const answer = fixRest(problem, { seats, keep }, options);
        if (answer.status !== 'fixed') return [NaN, NaN, NaN];
        return [answer.broken.length, answer.movedProved ? 1 : 0, answer.moved.length];
      };
    },
  },
  {
    name: 'what if one pupil sat beside another',
    columns: ['Possible', 'Moved'],
    instances: 60,
    prepare(seed, options) {
      const { problem, seats } = mapInHand(seed, options);
      const [pupil, other] = some(seededRandom(`beside ${seed}`), problem.pupils, 2);
      const supposed = { kind: 'beside' as const, pupil: pupil!, other: other! };
      return () => {
        const answer = whatIf(problem, seats, supposed, options);
        return answer.status === 'possible' ? [1, answer.moved.length] : [0, 0];
      };
    },
  },
  inARow('28 in pairs, no conditions', 27, plain('pairs')),
  inARow('28 in pairs, 12 conditions (a school year takes 13)', 19, (seed) =>
    schoolYear(standardRoom('pairs', 28), seed),
  ),
  inARow('28 at tables of four, no conditions', 13, plain('fours')),
  ofMaps(6, 3000),
  ofMaps(13, 3000),
  ofGroups(28, 4, 9),
  ofGroups(30, 3, 14),
  ofGroups(28, 2, 27),
];
