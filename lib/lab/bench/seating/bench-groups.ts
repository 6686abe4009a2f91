import type { Condition } from '@/lib/core/conditions/condition';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import type { GroupProblem, Round } from '@/lib/core/seating/groups/group-problem';
import { makeGroups, type GroupOptions } from '@/lib/core/seating/groups/make-groups';
import { seededRandom } from '@/lib/core/seating/random';
import { assignVariants } from '@/lib/core/seating/variants/assign-variants';
import { fullGrid, numberedPupils, some, times } from './bench-problems';

/** Measures work that answers figures, and prints a row of its family. */
type Row = (name: string, instances: number, work: (seed: number) => number[]) => void;
type Options = Omit<GroupOptions, 'seed'>;

/** Classes without conditions: pupils, size of the groups, and rounds, the most that are known or close to it. */
const plain = [
  [28, 4, 9],
  [27, 4, 9],
  [26, 4, 8],
  [24, 4, 7],
  [25, 5, 6],
  [30, 3, 14],
  [28, 3, 14],
  [30, 5, 6],
  [28, 5, 6],
  [28, 2, 27],
] as const;

const classOf = (count: number, size: number, rounds: number, conditions: Condition[] = []) => ({
  pupils: numberedPupils(count),
  division: { size },
  rounds,
  conditions,
});

const bind = (type: 'apart' | 'together', pupils: string[]): Condition => ({
  id: `${type} ${pupils.join(' ')}`,
  type,
  pupils,
});

function withPairs(rounds: number, seed: number, apart: number, together: number): GroupProblem {
  const p = some(seededRandom(`groups ${seed}`), numberedPupils(28), 2 * (apart + together));
  const conditions = times(apart + together, (i) =>
    bind(i < apart ? 'apart' : 'together', p.slice(2 * i, 2 * i + 2)),
  );
  return classOf(28, 4, rounds, conditions);
}

function repeatsOf(problem: GroupProblem, options: GroupOptions): number[] {
  const result = makeGroups(problem, options);
  return [result.status === 'made' ? result.repeats : NaN];
}

/** Rounds without a repeat, each made from the earlier ones alone. */
function roundByRound(count: number, size: number, most: number, options: Options, seed: number) {
  const previous: Round[] = [];
  while (previous.length < most) {
    const problem = { ...classOf(count, size, 1), previous };
    const result = makeGroups(problem, { ...options, seed: `${seed} ${previous.length}` });
    if (result.status !== 'made' || result.repeats > 0) break;
    previous.push(...result.rounds);
  }
  return [previous.length];
}

function variantFigures(desks: Parameters<typeof assignVariants>[0]): number[] {
  const { count, isProved } = assignVariants(desks);
  return [count, isProved ? 1 : 0];
}

/** Prints a table of groups and one of variants. `measure` answers the milliseconds that its work took. */
export function benchGroups(
  pattern: RegExp,
  options: Options,
  measure: (work: () => void) => number,
  spread: (times: number[]) => string,
): void {
  const table = (head: string): Row => {
    console.log(`\n| ${head} | By seed | Median ms | Worst ms |`);
    console.log('|---|---|---:|---:|');
    return (name, instances, work) => {
      if (!pattern.test(name)) return;
      const figures: string[] = [];
      const took = times(instances, (seed) => measure(() => figures.push(work(seed).join('/'))));
      console.log(`| ${name} | ${figures.join(', ')} | ${spread(took)} |`);
    };
  };
  const repeats = table('Repeats in rounds of groups');
  for (const [count, size, rounds] of plain) {
    repeats(`groups: ${count} in groups of ${size}, ${rounds} rounds`, 5, (seed) =>
      repeatsOf(classOf(count, size, rounds), { ...options, seed }),
    );
  }
  for (const [rounds, apart, together] of [
    [6, 5, 0],
    [8, 5, 0],
    [5, 5, 2],
  ] as const) {
    const name = `groups: 28 in fours, ${rounds} rounds, ${apart} pairs apart, ${together} together`;
    repeats(name, 5, (seed) =>
      repeatsOf(withPairs(rounds, seed, apart, together), { ...options, seed }),
    );
  }
  const inTurn = table('Rounds without a repeat, each from the earlier ones alone');
  for (const [count, size, rounds] of plain) {
    inTurn(`groups: ${count} in groups of ${size}, up to ${rounds} rounds`, 5, (seed) =>
      roundByRound(count, size, rounds, options, seed),
    );
  }
  const variants = table('Variants/proved');
  variants('variants: grids of 6 to 10 rows and columns', 5, (i) =>
    variantFigures(fullGrid(i + 6, i + 6).desks),
  );
  variants('variants: standard rooms for 28', standardRoomKinds.length, (i) =>
    variantFigures(standardRoom(standardRoomKinds[i]!, 28).desks),
  );
}
