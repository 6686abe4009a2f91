/**
 * Returns the number of edges in a maximum matching of a graph (blossom algorithm, Edmonds 1965). For each vertex,
 * `neighbours` lists the adjacent vertices.
 */
export function largestMatching(neighbours: readonly (readonly number[])[]): number {
  return findMatching(neighbours).edges;
}

/**
 * Finds a maximum matching of a graph, and returns its number of edges. `reached` has the vertices visited by the first
 * search that found no augmenting path; undefined if every search found a path.
 */
export function findMatching(neighbours: readonly (readonly number[])[]): {
  edges: number;
  reached: number[] | undefined;
} {
  const size = neighbours.length;
  const mate = new Int32Array(size).fill(-1);
  let edges = 0;
  let reached: number[] | undefined;
  for (let root = 0; root < size; root += 1) {
    if (mate[root]! >= 0) continue;
    const inVain = augment(neighbours, mate, root);
    if (!inVain) edges += 1;
    reached ??= inVain;
  }
  return { edges, reached };
}

function augment(
  neighbours: readonly (readonly number[])[],
  mate: Int32Array,
  root: number,
): number[] | undefined {
  const size = mate.length;
  const parent = new Int32Array(size).fill(-1);
  const base = Int32Array.from(mate.keys());
  const isOuter = new Uint8Array(size);
  const queue = [root];
  isOuter[root] = 1;

  const commonBase = (a: number, b: number) => {
    const onPath = new Set<number>();
    for (let v = base[a]!; ; v = base[parent[mate[v]!]!]!) {
      onPath.add(v);
      if (mate[v]! < 0) break;
    }
    let v = base[b]!;
    while (!onPath.has(v)) v = base[parent[mate[v]!]!]!;
    return v;
  };
  const markPath = (from: number, until: number, child: number, inBlossom: Set<number>) => {
    let v = from;
    let below = child;
    while (base[v] !== until) {
      inBlossom.add(base[v]!).add(base[mate[v]!]!);
      parent[v] = below;
      below = mate[v]!;
      v = parent[below]!;
    }
  };

  for (const v of queue) {
    for (const to of neighbours[v]!) {
      if (base[v] === base[to] || mate[v] === to) continue;
      if (isOuter[to] === 1) {
        const shrunk = commonBase(v, to);
        const inBlossom = new Set<number>();
        markPath(v, shrunk, to, inBlossom);
        markPath(to, shrunk, v, inBlossom);
        for (let w = 0; w < size; w += 1) {
          if (!inBlossom.has(base[w]!)) continue;
          base[w] = shrunk;
          if (isOuter[w] === 0) {
            isOuter[w] = 1;
            queue.push(w);
          }
        }
      } else if (parent[to]! < 0) {
        parent[to] = v;
        if (mate[to]! < 0) {
          for (let end = to; end >= 0;) {
            const before = parent[end]!;
            const next = mate[before]!;
            mate[end] = before;
            mate[before] = end;
            end = next;
          }
          return undefined;
        }
        isOuter[mate[to]!] = 1;
        queue.push(mate[to]!);
      }
    }
  }
  return [...mate.keys()].filter((v) => isOuter[v] === 1 || parent[v]! >= 0);
}
