/**
 * Computes the size of the largest set of desks in which no two desks touch (maximum independent set). Returns
 * undefined if the step limit is reached first.
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

/**
 * Returns a desk whose touching desks in `open` all touch each other; -1 if there is none. Some largest set of desks in
 * `open` that do not touch contains this desk.
 */
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
