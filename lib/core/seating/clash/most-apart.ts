/**
 * Computes the size of the largest set of desks of which no two touch (maximum independent set). Undefined if the step
 * limit is reached first.
 */
export function findMostApart(
  desks: Iterable<number>,
  touch: readonly number[][],
  stepLimit = 2000,
): number | undefined {
  let steps = 0;
  const count = (open: Set<number>): number | undefined => {
    steps += 1;
    if (steps > stepLimit) return undefined;
    let taken = 0;
    for (let free = findFreeDesk(open, touch); free >= 0; free = findFreeDesk(open, touch)) {
      closeAround(free, open, touch);
      taken += 1;
    }
    if (open.size === 0) return taken;
    const crowded = findCrowdedDesk(open, touch);
    const without = new Set(open);
    without.delete(crowded);
    const after = new Set(open);
    closeAround(crowded, after, touch);
    const [left, right] = [count(without), count(after)];
    if (left === undefined || right === undefined) return undefined;
    return taken + Math.max(left, right + 1);
  };
  return count(new Set(desks));
}

/** A desk belongs to some maximum independent set if its open neighbours all touch each other. */
function findFreeDesk(open: Set<number>, touch: readonly number[][]): number {
  for (const desk of open) {
    const around = touch[desk]!.filter((other) => open.has(other));
    if (around.every((a, i) => around.slice(i + 1).every((b) => touch[a]!.includes(b)))) {
      return desk;
    }
  }
  return -1;
}

function findCrowdedDesk(open: Set<number>, touch: readonly number[][]): number {
  const crowd = (desk: number) => touch[desk]!.filter((other) => open.has(other)).length;
  return [...open].reduce((best, desk) => (crowd(desk) > crowd(best) ? desk : best));
}

function closeAround(desk: number, open: Set<number>, touch: readonly number[][]): void {
  open.delete(desk);
  for (const other of touch[desk]!) open.delete(other);
}
