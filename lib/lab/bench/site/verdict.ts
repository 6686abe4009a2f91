import { median } from './median';

/** Scores of one visit by Lighthouse, from 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Cumulative layout shift while loading. */
  layoutShift: number;
  /** Lighthouse's own measure of how fast this machine was just then; higher is faster. */
  benchmarkIndex: number;
  /** Audits that cost a point where none may be lost. */
  failures: string[];
}

/** Limits for every public page; its weight is limited in e2e/site/weigh-page.ts. */
const limits = { performanceMedian: 98, performanceLeast: 95 };

const perfect = ['accessibility', 'best-practices', 'seo'] as const;

/** Lists the numbers that a page misses. */
export function verdict(visits: readonly Scores[]): string[] {
  const problems: string[] = [];
  const performances = visits.map(({ performance }) => performance);
  const middle = median(performances);
  if (middle < limits.performanceMedian) problems.push(`performance has the median ${middle}`);
  const least = Math.min(...performances);
  if (least < limits.performanceLeast) problems.push(`performance fell to ${least}`);
  for (const name of perfect) {
    const lowest = Math.min(...visits.map((visit) => visit[name]));
    if (lowest < 100) problems.push(`${name} fell to ${lowest}`);
  }
  problems.push(...new Set(visits.flatMap(({ failures }) => failures)));
  const shift = Math.max(...visits.map(({ layoutShift }) => layoutShift));
  if (shift > 0) problems.push(`it moves while it loads: ${shift.toFixed(4)}`);
  return problems;
}
