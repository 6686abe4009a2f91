import { conditionPupils, type Condition, type Seating } from '@/lib/core/conditions/condition';
import { fixRest } from '@/lib/core/seating/fix-rest';
import { mend } from '@/lib/core/seating/mend';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Desk } from '@/lib/core/rooms/room';
import { standardRoom, type StandardRoomKind } from '@/lib/core/rooms/standard-room';
import { seededRandom } from '@/lib/core/seating/random';
import { neighbourPairs } from '@/lib/core/seating/repeats';
import { solve, type SolveOptions } from '@/lib/core/seating/solve';
import { whatIf, type Supposition, type WhatIfAnswer } from '@/lib/core/seating/what-if';
import { why } from '@/lib/core/seating/why/why';
import { schoolYear, some } from './bench-problems';

/** The figures of one run of a task, one number for each column of `TaskKind.columns`. */
type Figures = number[];

interface TaskKind {
  name: string;
  /** Headings of the figures; each is the mean over all runs. */
  columns: string[];
  /** Prepares a problem, outside the time that is measured, and answers how to work on it. */
  prepare: (room: StandardRoomKind, seed: number, options: SolveOptions) => () => Figures;
}

/** Pairs of pupils who change places before a map is mended. */
const exchanges = 3;
const suggestions = 4;
const rooms: StandardRoomKind[] = ['pairs', 'fours', 'longRows'];
const instances = 60;

const classOf28 = (kind: StandardRoomKind, seed: number) =>
  schoolYear(standardRoom(kind, 30), seed);

function seatsOf(problem: SeatingProblem, options: SolveOptions): Seating {
  const result = solve(problem, options);
  return result.status === 'impossible' ? {} : result.seats;
}

/** With three pupils in the left half of the room and three in the right, as by the door and away from it. */
function withZones(problem: SeatingProblem, seed: number): SeatingProblem {
  const random = seededRandom(`zones ${seed}`);
  const half = (isLeft: boolean): Desk[] => {
    const middle = Math.max(...problem.room.desks.map((desk) => desk.col)) / 2;
    return problem.room.desks.filter((desk) => desk.col <= middle === isLeft);
  };
  const zones = Array.from({ length: 6 }, (_, index): Condition => ({
    id: '0',
    type: 'zone',
    pupils: [problem.pupils[random.below(28)]!],
    desks: half(index % 2 === 0),
  }));
  return { ...problem, conditions: [...problem.conditions, ...zones] };
}

function meanDistance(maps: Seating[]): number {
  const distances = maps.flatMap((one, index) =>
    maps.slice(0, index).map((other) => {
      const pairs = new Set(neighbourPairs(other));
      const own = neighbourPairs(one);
      return own.filter((pair) => !pairs.has(pair)).length / own.length;
    }),
  );
  return distances.reduce((sum, share) => sum + share, 0) / Math.max(1, distances.length);
}

const tasks: TaskKind[] = [
  {
    name: 'six zones beside twelve conditions',
    columns: ['Seated', 'Impossible, with a minimal set'],
    prepare: (kind, seed, options) => {
      const problem = withZones(classOf28(kind, seed), seed);
      return () => {
        const result = solve(problem, options);
        return [
          result.status === 'seated' ? 1 : 0,
          result.status === 'impossible' && result.minimal ? 1 : 0,
        ];
      };
    },
  },
  {
    name: 'twelve conditions and twelve wishes',
    columns: ['Proved', 'Broken wishes'],
    prepare: (kind, seed, options) => {
      const hard = classOf28(kind, seed);
      const wishes = classOf28(kind, seed + 1000).conditions.map((one) => ({ ...one, wish: true }));
      const problem = { ...hard, conditions: [...hard.conditions, ...wishes] };
      return () => {
        const result = solve(problem, options);
        if (result.status !== 'seated') return [0, 0];
        return [result.wishesProved ? 1 : 0, result.brokenWishes.length];
      };
    },
  },
  {
    name: `${suggestions} suggestions under twelve conditions`,
    columns: ['Maps', 'Share of neighbour pairs that two maps do not have in common'],
    prepare: (kind, seed, options) => {
      const problem = classOf28(kind, seed);
      return () => {
        const result = solve(problem, { ...options, suggestions });
        if (result.status !== 'seated') return [0, 0];
        return [result.suggestions.length, meanDistance(result.suggestions)];
      };
    },
  },
  {
    name: `mending after ${exchanges} exchanges, one pupil kept`,
    columns: ['Proved', 'Moved'],
    prepare: (kind, seed, options) => {
      const problem = classOf28(kind, seed);
      const seats = { ...seatsOf(problem, options) };
      const random = seededRandom(`hand ${seed}`);
      const someone = () => problem.pupils[random.below(problem.pupils.length)]!;
      for (let i = 0; i < exchanges; i += 1) {
        const [a, b] = [someone(), someone()];
        [seats[a], seats[b]] = [seats[b]!, seats[a]!];
      }
      return () => {
        const result = mend(problem, { seats, keep: [someone()] }, options);
        if (result.status !== 'seated') return [0, 0];
        return [result.movedProved ? 1 : 0, result.moved.length];
      };
    },
  },
  {
    name: `fix the rest: mending around ${exchanges} exchanged pairs that stay`,
    columns: ['Broken', 'Proved', 'Moved'],
    prepare: (kind, seed, options) => {
      const { problem, seats } = mapInHand(kind, seed, options);
      const keep = someOf(problem.pupils, 2 * exchanges, `fix ${seed}`);
      for (let i = 0; i < exchanges; i += 1) {
        const [a, b] = [keep[2 * i]!, keep[2 * i + 1]!];
        [seats[a], seats[b]] = [seats[b]!, seats[a]!];
      }
      return () => {
        const answer = fixRest(problem, { seats, keep }, options);
        if (answer.status !== 'fixed') return [NaN, 0, 0];
        return [answer.broken.length, answer.movedProved ? 1 : 0, answer.moved.length];
      };
    },
  },
  {
    name: 'what if one pupil sat beside another',
    columns: ['Possible', 'Moved'],
    prepare: (kind, seed, options) => {
      const { problem, seats } = mapInHand(kind, seed, options);
      const [pupil, other] = someOf(problem.pupils, 2, `beside ${seed}`);
      const supposed: Supposition = { kind: 'beside', pupil: pupil!, other: other! };
      return () => toFigures(whatIf(problem, seats, supposed, options));
    },
  },
  {
    name: 'what if a pupil sat at a desk',
    columns: ['Possible', 'Moved'],
    prepare: (kind, seed, options) => {
      const { problem, seats } = mapInHand(kind, seed, options);
      const [pupil, other] = someOf(problem.pupils, 2, `desk ${seed}`);
      const supposed: Supposition = { kind: 'atDesk', pupil: pupil!, desk: seats[other!]! };
      return () => toFigures(whatIf(problem, seats, supposed, options));
    },
  },
  {
    name: 'why does a pupil sit here, with all other desks tried',
    columns: ['Reasons', 'Desks with a clash'],
    prepare: (kind, seed, options) => {
      const { problem, seats } = mapInHand(kind, seed, options);
      const [pupil] = conditionPupils(problem.conditions[seed % problem.conditions.length]!);
      return () => {
        const { reasons, elsewhere } = why(problem, { seats, pupil: pupil! }, options);
        return [reasons.length, elsewhere.clashes.flatMap(({ desks }) => desks).length];
      };
    },
  },
];

function mapInHand(kind: StandardRoomKind, seed: number, options: SolveOptions) {
  const problem = classOf28(kind, seed);
  return { problem, seats: { ...seatsOf(problem, options) } };
}

function someOf(pupils: string[], count: number, seed: string): string[] {
  return some(seededRandom(seed), pupils, count);
}

function toFigures(answer: WhatIfAnswer): Figures {
  return answer.status === 'possible' ? [1, answer.moved.length] : [0, 0];
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Prints a table of what the engine does beside finding a map. `measure` answers the milliseconds that its work took. */
export function benchTasks(
  pattern: RegExp,
  options: Omit<SolveOptions, 'seed'>,
  measure: (work: () => void) => number,
  spread: (times: number[]) => string,
): void {
  console.log('\n| A class of 28 at 30 desks | Room | Runs | Means | Median ms | Worst ms |');
  console.log('|---|---|---:|---|---:|---:|');
  for (const { name, columns, prepare } of tasks) {
    if (!pattern.test(name)) continue;
    for (const room of rooms) {
      const times: number[] = [];
      const figures: Figures[] = [];
      for (let seed = 0; seed < instances; seed += 1) {
        const work = prepare(room, seed, { ...options, seed });
        times.push(measure(() => figures.push(work())));
      }
      const means = columns.map((column, index) => {
        const value = mean(figures.map((one) => one[index]!));
        return `${column.toLowerCase()} ${value.toFixed(2)}`;
      });
      console.log(`| ${name} | ${room} | ${instances} | ${means.join(', ')} | ${spread(times)} |`);
    }
  }
}
