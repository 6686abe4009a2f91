import type { SearchModel } from '../model/search-model';

/** In smaller groups this finds nothing that closing desks one by one does not find. */
const smallestClique = 3;
const maxCliques = 400;

/**
 * Finds groups of bound pupils who are mutually apart: every apart condition, and groups that pairs form together, each
 * enlarged greedily. Every pair kept apart is in one of the groups, up to a limit.
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
    if (clique.length >= smallestClique) cliques.push(Int32Array.from(clique));
  };
  for (const group of apartGroups) {
    if (group.length >= smallestClique && cliques.length < maxCliques) grow(group);
  }
  for (let a = 0; a < apart.length; a += 1) {
    for (const b of apart[a]!) {
      if (a < b && cliques.length < maxCliques && !covered.has(a * apart.length + b)) grow([a, b]);
    }
  }
  return cliques;
}
