import process from 'node:process';
import { performance } from 'node:perf_hooks';
import { solve, type SolveResult } from '@/lib/core/seating/solve';
import { families } from './bench-families';
import { tasks } from './bench-tasks';

const options = { timeLimitMs: 20_000, now: () => performance.now() };
const pattern = new RegExp(process.argv[2] ?? '.', 'i');
const isChosen = ({ name }: { name: string }) => pattern.test(name);

function measure<T>(work: () => T): { result: T; ms: number } {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

function spread(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const cells = [sorted[sorted.length >> 1], sorted.at(-1)];
  return cells.map((ms) => ms?.toFixed(ms < 10 ? 1 : 0) ?? '').join(' | ');
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const timed = 'First map, median ms | worst | Proof with its set, median ms | worst';
console.log(`| Family | Seated | Impossible | Unproven | Not minimal | ${timed} |`);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const { name, instances, make } of families.filter(isChosen)) {
  const times: Record<SolveResult['status'], number[]> = {
    seated: [],
    impossible: [],
    unproven: [],
  };
  let notMinimal = 0;
  for (let seed = 0; seed < instances; seed += 1) {
    const problem = make(seed);
    const { result, ms } = measure(() => solve(problem, { ...options, seed }));
    times[result.status].push(ms);
    if (result.status === 'impossible' && !result.minimal) notMinimal += 1;
  }
  const { seated, impossible, unproven } = times;
  const counts = [seated.length, impossible.length, unproven.length, notMinimal].join(' | ');
  console.log(`| ${name} | ${counts} | ${spread(seated)} | ${spread(impossible)} |`);
}

console.log('\n| Task | Runs | Means | Median ms | Worst ms |');
console.log('|---|---:|---|---:|---:|');
for (const { name, columns, instances, prepare } of tasks.filter(isChosen)) {
  const runs = Array.from({ length: instances }, (_, seed) =>
    measure(prepare(seed, { ...options, seed })),
  );
  const means = columns.map((column, at) => {
    const value = mean(runs.map(({ result }) => result[at]!));
    return `${column.toLowerCase()} ${value.toFixed(2)}`;
  });
  const times = spread(runs.map(({ ms }) => ms));
  console.log(`| ${name} | ${instances} | ${means.join(', ')} | ${times} |`);
}
