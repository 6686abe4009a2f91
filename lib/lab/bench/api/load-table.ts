import { mix, type RouteKind } from './call-mix';
import type { Results, RouteResult } from './open-loop';

/** The goals of a rate, for calls that were answered. */
export const goals = { rate: 200, p99Ms: { read: 60, write: 100 } };

/** The smallest value that so many percent of the values do not exceed (nearest rank); NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

interface Row {
  title: string;
  result: RouteResult;
}

function merge(results: RouteResult[]): RouteResult {
  const errors: Record<number, number> = {};
  for (const [status, count] of results.flatMap((each) => Object.entries(each.errors))) {
    errors[Number(status)] = (errors[Number(status)] ?? 0) + count;
  }
  return {
    ms: results.flatMap(({ ms }) => ms),
    shed: results.reduce((sum, each) => sum + each.shed, 0),
    errors,
  };
}

const kindOf = (route: string): RouteKind => mix[route]?.kind ?? 'floor';

/** The routes of a run, and reads and writes together. */
export function toRows(results: Results): Row[] {
  const rows = Object.entries(results).map(([title, result]) => ({ title, result }));
  const together = (['read', 'write'] as const).flatMap((kind) => {
    const own = rows.filter(({ title }) => kindOf(title) === kind);
    if (own.length === 0) return [];
    return [{ title: `all ${kind}s`, result: merge(own.map(({ result }) => result)) }];
  });
  const inOrder = Object.keys(mix);
  rows.sort((a, b) => inOrder.indexOf(a.title) - inOrder.indexOf(b.title));
  return [...rows, ...together];
}

const cell = (text: string | number) => String(text).padStart(9);
const ms = (value: number) => cell(Number.isNaN(value) ? '–' : value.toFixed(1));

const sum = (counts: Record<number, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

export function toLine({ title, result }: Row): string {
  const { ms: times, shed, errors } = result;
  const statuses = Object.entries(errors).map(([status, count]) => `${status} ×${count}`);
  const cells = [
    cell(times.length + shed + sum(errors)),
    cell(shed),
    cell(sum(errors)),
    ms(percentile(times, 50)),
    ms(percentile(times, 99)),
    ms(percentile(times, 100)),
  ];
  return `  ${title.padEnd(34)}${cells.join('')}  ${statuses.join(', ')}`.trimEnd();
}

export const tableHead = `  ${'Route'.padEnd(34)}${['requests', 'shed', 'errors', 'p50 ms', 'p99 ms', 'max ms'].map(cell).join('')}`;

/** Lists the goals that a run at their rate misses. */
export function missedGoals(results: Results): string[] {
  const rows = toRows(results);
  return (['read', 'write'] as const).flatMap((kind) => {
    const found = rows.find(({ title }) => title === `all ${kind}s`);
    if (!found) return [];
    const { result } = found;
    const p99 = percentile(result.ms, 99);
    const limit = goals.p99Ms[kind];
    return [
      ...(p99 <= limit ? [] : [`${kind}s: p99 is ${p99.toFixed(1)} ms, to be ${limit}`]),
      ...(result.shed > 0 ? [`${kind}s: ${result.shed} shed`] : []),
      ...(sum(result.errors) > 0 ? [`${kind}s: ${sum(result.errors)} errors`] : []),
    ];
  });
}
