import { standardRoom } from '@/lib/core/rooms/standard-room';
import { planMapsInSteps, type PlanResult } from '@/lib/core/seating/plan/plan-maps';
import type { Touch } from '@/lib/core/seating/plan/plan-problem';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { countTurns, turnKinds } from '@/lib/core/seating/turns';
import { solve } from '@/lib/core/seating/solve';
import { fullGrid, numberedPupils, schoolYear } from './bench-problems';

/** A plan of several maps for a class, made together. */
interface Plan {
  name: string;
  maps: number;
  touch: Touch;
  timeLimitMs: number;
  make: (seed: number) => SeatingProblem;
}

const seeds = 5;
const plain = (problem: Pick<SeatingProblem, 'room'>, count: number) => () => ({
  ...problem,
  ...{ pupils: numberedPupils(count), conditions: [] },
});
const inPairs = plain({ room: standardRoom('pairs', 28) }, 28);
const inFours = plain({ room: standardRoom('fours', 28) }, 28);
const inGrid = plain({ room: fullGrid(5, 6) }, 30);
const tenConditions = (kind: 'pairs' | 'fours') => (seed: number) => {
  const problem = schoolYear(standardRoom(kind, 28), seed);
  return { ...problem, conditions: problem.conditions.slice(2) };
};
const plans: Plan[] = [
  { name: '28 in pairs', maps: 27, touch: 'edge', timeLimitMs: 5_000, make: inPairs },
  {
    ...{ name: '28 in pairs, 10 conditions', maps: 13, touch: 'edge', timeLimitMs: 3_000 },
    make: tenConditions('pairs'),
  },
  { name: '28 at tables of four', maps: 13, touch: 'edge', timeLimitMs: 10_000, make: inFours },
  {
    ...{ name: '28 at tables of four, 10 conditions', maps: 11, touch: 'edge' },
    ...{ timeLimitMs: 10_000, make: tenConditions('fours') },
  },
  { name: '30 in a 5 × 6 grid', maps: 7, touch: 'corner', timeLimitMs: 10_000, make: inGrid },
  { name: '30 in a 5 × 6 grid', maps: 6, touch: 'corner', timeLimitMs: 60_000, make: inGrid },
  { name: '30 in a 5 × 6 grid', maps: 12, touch: 'edge', timeLimitMs: 10_000, make: inGrid },
  { name: '30 in a 5 × 6 grid', maps: 10, touch: 'edge', timeLimitMs: 10_000, make: inGrid },
];

/** Runs a plan; milliseconds until the first map is there, and until the end. */
function run({ maps, touch, timeLimitMs, make }: Plan, seed: number, now: () => number) {
  const { room, pupils, conditions } = make(seed);
  const entries = Array.from({ length: maps }, () => ({ conditions }));
  const start = now();
  const problem = { room, pupils, maps: entries, touch };
  const steps = planMapsInSteps(problem, { seed, timeLimitMs, now });
  let firstMs: number | undefined;
  for (;;) {
    const step = steps.next();
    if (!step.done && step.value.maps[0]) firstMs ??= now() - start;
    if (step.done) {
      const ms = now() - start;
      return { result: step.value, firstMs: firstMs ?? ms, ms };
    }
  }
}

type Planned = Extract<PlanResult, { status: 'planned' }>;

/** Most minus fewest turns of each kind, for those whom no condition names. */
function spreadOfTurns(problem: SeatingProblem, { maps }: Pick<Planned, 'maps'>): string {
  const turns = countTurns(problem.room, maps);
  const named = new Set(JSON.stringify(problem.conditions).match(/p\d+/g));
  const free = problem.pupils.filter((pupil) => !named.has(pupil));
  return turnKinds
    .map((kind) => {
      const times = free.map((pupil) => turns.get(pupil)![kind]);
      return Math.max(...times) - Math.min(...times);
    })
    .join(' ');
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** Prints a table of plans. */
export function benchPlans(pattern: RegExp, now: () => number): void {
  const counts = 'Met of possible | Repeats | At least maps | Turns, most − fewest';
  console.log(`\n| Plan | Maps | Touch | ${counts} | First map, median ms | Median ms |`);
  console.log('|---|---:|---|---|---|---:|---|---:|---:|');
  for (const plan of plans) {
    if (!pattern.test(plan.name)) continue;
    const runs = Array.from({ length: seeds }, (_, seed) => run(plan, seed, now));
    const figures = runs.map(({ result }, seed) =>
      result.status === 'planned'
        ? { ...result, turns: spreadOfTurns(plan.make(seed), result) }
        : undefined,
    );
    const list = (tell: (one: Planned & { turns: string }) => unknown) =>
      [...new Set(figures.map((one) => (one ? `${tell(one)}` : 'none')))].join(', ');
    const cells = [
      ...[plan.name, plan.maps, plan.touch],
      list((one) => `${one.met}/${one.possible}`),
      ...[list((one) => one.repeats), list((one) => one.atLeastMaps), list((one) => one.turns)],
      median(runs.map((one) => one.firstMs)).toFixed(0),
      median(runs.map((one) => one.ms)).toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** Prints how well 12 maps share out turns, each made from the history alone. */
export function benchTurns(pattern: RegExp, now: () => number): void {
  console.log(
    '\n| Turns of 28, 12 maps in a row | Most − fewest: front back edge alone, by seed |',
  );
  console.log('|---|---|');
  for (const kind of ['pairs', 'single', 'threes', 'fours', 'longRows', 'horseshoe'] as const) {
    const name = `28 in ${kind}, turns`;
    if (!pattern.test(name)) continue;
    const problem = plain({ room: standardRoom(kind, 28) }, 28)();
    const spreads = Array.from({ length: seeds }, (_, seed) => {
      const maps: Planned['maps'] = [];
      for (let i = 0; i < 12; i += 1) {
        const options = { seed: seed * 100 + i, timeLimitMs: 20_000, now };
        const result = solve({ ...problem, history: [...maps].reverse() }, options);
        if (result.status === 'seated') maps.push(result.seats);
      }
      return spreadOfTurns(problem, { maps });
    });
    console.log(`| ${name} | ${spreads.join(', ')} |`);
  }
}
