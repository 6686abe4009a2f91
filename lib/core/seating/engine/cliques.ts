import type { SearchModel } from './model';

/** Smaller groups tell nothing that closing desks pupil by pupil does not tell. */
const SMALLEST = 3;
const MOST = 400;

/**
 * Groups of bound pupils who are mutually apart: every apart condition, and what single pairs amount to together, each
 * made as large as a greedy search gets it. Every pair kept apart is in one of them, up to a limit.
 */
export function findCliques(model: SearchModel): Int32Array[] {
  const { apart, apartGroups } = model;
  const partners = apart.map((others) => new Set(others));
  const covered = new Set<number>();
  const cliques: Int32Array[] = [];
  const grow = (seed: Iterable<number>) => {
    const clique = [...seed];
    let common = [...apart[clique[0]!]!];
    for (const v of clique) common = common.filter((other) => partners[v]!.has(other));
    common.sort((a, b) => apart[b]!.length - apart[a]!.length || a - b);
    while (common.length > 0) {
      const next = common.shift()!;
      clique.push(next);
      common = common.filter((other) => partners[next]!.has(other));
    }
    for (const a of clique) for (const b of clique) covered.add(a * apart.length + b);
    if (clique.length >= SMALLEST) cliques.push(Int32Array.from(clique));
  };
  for (const group of apartGroups) {
    if (group.length >= SMALLEST && cliques.length < MOST) grow(group);
  }
  for (let a = 0; a < apart.length; a += 1) {
    for (const b of apart[a]!) {
      if (a < b && cliques.length < MOST && !covered.has(a * apart.length + b)) grow([a, b]);
    }
  }
  return cliques;
}
