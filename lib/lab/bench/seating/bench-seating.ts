import process from 'node:process';
import { performance } from 'node:perf_hooks';
import type { Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { solve, type SolveResult } from '@/lib/core/seating/solve';
import { benchGroups } from './bench-groups';
import { families, sequences } from './bench-families';
import { benchPlans, benchTurns } from './bench-plans';
import { benchTasks } from './bench-tasks';

/** `npm run bench:seating [-- PATTERN]`: measures the seating engine and prints the tables of its README. */
const timeLimitMs = 20_000;
const pattern = new RegExp(process.argv[2] ?? '.', 'i');

/** Milliseconds of processor time, which other work on the machine does not stretch. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measure(problem: SeatingProblem, seed: number): { result: SolveResult; ms: number } {
  const start = processorMs();
  const result = solve(problem, {
    seed,
    timeLimitMs,
    now: () => performance.now(),
  });
  return { result, ms: processorMs() - start };
}

function quantile(sorted: number[], q: number): string {
  const ms = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
  return ms < 10 ? ms.toFixed(1) : ms.toFixed(0);
}

/** Median and worst, or nothing where nothing was measured. */
function spread(times: number[]): string {
  times.sort((a, b) => a - b);
  return times.length > 0 ? `${quantile(times, 0.5)} | ${quantile(times, 1)}` : ' | ';
}

function benchFamilies(): void {
  const timed = 'First map, median ms | worst | Proof with its set, median ms | worst';
  console.log(`| Family | Seated | Impossible | Unproven | Not minimal | ${timed} |`);
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const { name, instances, make } of families) {
    if (!pattern.test(name)) continue;
    const times: Record<SolveResult['status'], number[]> = {
      seated: [],
      impossible: [],
      unproven: [],
    };
    let notMinimal = 0;
    for (let seed = 0; seed < instances; seed += 1) {
      const { result, ms } = measure(make(seed), seed);
      times[result.status].push(ms);
      if (result.status === 'impossible' && !result.minimal) notMinimal += 1;
    }
    const { seated, impossible, unproven } = times;
    const counts = [seated.length, impossible.length, unproven.length, notMinimal].join(' | ');
    console.log(`| ${name} | ${counts} | ${spread(seated)} | ${spread(impossible)} |`);
  }
}

function benchSequences(): void {
  const head = 'Maps in a row, each from the history alone';
  console.log(`\n| ${head} | Bound | Without a repeat, by seed | Median ms | Worst ms |`);
  console.log('|---|---:|---|---:|---:|');
  for (const { name, bound, seeds, make } of sequences) {
    if (!pattern.test(name)) continue;
    const times: number[] = [];
    const reached: number[] = [];
    for (let seed = 0; seed < seeds; seed += 1) {
      const history: Seating[] = [];
      while (history.length <= bound) {
        const { result, ms } = measure({ ...make(seed), history }, seed * 1000 + history.length);
        times.push(ms);
        if (result.status !== 'seated' || result.repeatedPairs > 0) break;
        history.unshift(result.seats);
      }
      reached.push(history.length);
    }
    console.log(`| ${name} | ${bound} | ${reached.join(', ')} | ${spread(times)} |`);
  }
}

benchFamilies();
benchSequences();
const options = { timeLimitMs, now: () => performance.now() };
function processorMsOf(work: () => void): number {
  const start = processorMs();
  work();
  return processorMs() - start;
}
benchTasks(pattern, options, processorMsOf, spread);
benchGroups(pattern, options, processorMsOf, spread);
benchPlans(pattern, processorMs);
benchTurns(pattern, processorMs);
