import type { Step } from './user';

/** Prints a table of the steps and answers them added up. */
export function printSteps(steps: readonly Step[]): Step {
  const sum = (value: (step: Step) => number) =>
    steps.reduce((total, step) => total + value(step), 0);
  const total: Step = {
    name: 'Together',
    totalMs: sum((step) => step.totalMs),
    actsMs: sum((step) => step.actsMs),
    clicks: sum((step) => step.clicks),
    keys: sum((step) => step.keys),
  };
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const rows = [...steps, total].map(({ name, totalMs, actsMs, clicks, keys }) => [
    name,
    seconds(totalMs),
    seconds(totalMs - actsMs),
    String(clicks),
    String(keys),
  ]);
  for (const [name, ...numbers] of [
    ['Step', 'seconds', 'of it waiting', 'clicks', 'keys'],
    ...rows,
  ]) {
    console.log(name!.padEnd(28), ...numbers.map((number) => number.padStart(14)));
  }
  return total;
}
