const mostNodes = 5_000;

export interface HittingSet {
  members: Set<number>;
  isSmallest: boolean;
}

/**
 * Finds a smallest hitting set (a set with at least one number from each given set) by branch and bound. `isSmallest`
 * is false if the search stopped before proving that no smaller hitting set exists.
 */
export function findHittingSet(sets: readonly number[][]): HittingSet {
  let best = greedySet(sets);
  let nodes = 0;
  const chosen: number[] = [];
  const excluded = new Set<number>();

  const visit = (open: readonly number[][]): void => {
    nodes += 1;
    if (open.length === 0) {
      if (chosen.length < best.length) best = [...chosen];
      return;
    }
    if (nodes > mostNodes || chosen.length + countDisjoint(open) >= best.length) return;
    const free = open.map((set) => set.filter((member) => !excluded.has(member)));
    const smallest = free.reduce((a, b) => (b.length < a.length ? b : a));
    const tried: number[] = [];
    for (const member of byFrequency(smallest, open)) {
      chosen.push(member);
      visit(open.filter((set) => !set.includes(member)));
      chosen.pop();
      // The call of `visit` has tried all hitting sets with `member`, so later branches leave `member` out.
      excluded.add(member);
      tried.push(member);
    }
    for (const member of tried) excluded.delete(member);
  };
  visit(sets);
  return { members: new Set(best), isSmallest: nodes <= mostNodes };
}

function greedySet(sets: readonly number[][]): number[] {
  const chosen: number[] = [];
  for (let open = sets; open.length > 0;) {
    const [next] = byFrequency([...new Set(open.flat())], open);
    chosen.push(next!);
    open = open.filter((set) => !set.includes(next!));
  }
  return chosen;
}

function byFrequency(members: number[], sets: readonly number[][]): number[] {
  const count = new Map(
    members.map((member) => [member, sets.filter((set) => set.includes(member)).length]),
  );
  return [...members].sort((a, b) => count.get(b)! - count.get(a)! || a - b);
}

function countDisjoint(sets: readonly number[][]): number {
  const used = new Set<number>();
  let count = 0;
  for (const set of [...sets].sort((a, b) => a.length - b.length)) {
    if (set.some((member) => used.has(member))) continue;
    for (const member of set) used.add(member);
    count += 1;
  }
  return count;
}
