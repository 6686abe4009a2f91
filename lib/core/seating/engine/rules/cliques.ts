const smallestClique = 3;
const maxCliques = 400;

/**
 * Pupils of one or more disjoint cliques (sets of pupils who must all sit apart), in one list. `groups` is the number
 * of cliques.
 */
export interface Clique {
  members: Int32Array;
  groups: number;
}

/**
 * Finds cliques (sets of at least three pupils who must all sit apart), up to a maximum number. Greedily enlarges each
 * given group of pupils, then each pair of pupils who must sit apart but are in no common clique yet.
 */
export function findCliques(apart: Int32Array[], apartGroups: Int32Array[]): Int32Array[] {
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

/**
 * Merges disjoint cliques (sets of pupils who must all sit apart) into longer lists. The first list has the two largest
 * cliques, the second list the three largest, and so on up to `most` cliques.
 */
export function joinCliques(cliques: Int32Array[], most: number): Clique[] {
  const joined: Clique[] = [];
  const members: number[] = [];
  let groups = 0;
  for (const clique of [...cliques].sort((a, b) => b.length - a.length)) {
    if (groups === most) break;
    if (clique.some((v) => members.includes(v))) continue;
    members.push(...clique);
    groups += 1;
    if (groups > 1) joined.push({ members: Int32Array.from(members), groups });
  }
  return joined;
}
