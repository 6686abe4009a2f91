import type { Desk } from '@/lib/core/rooms/room';

function runLengths(desks: readonly Desk[]): number[] {
  const sorted = [...desks].sort((a, b) => a.row - b.row || a.col - b.col);
  const lengths: number[] = [];
  sorted.forEach(({ row, col }, index) => {
    const before = sorted[index - 1];
    if (before && before.row === row && before.col === col - 1) lengths[lengths.length - 1]! += 1;
    else lengths.push(1);
  });
  return lengths;
}

function emptyInRun(length: number, alone: number): number {
  if (alone === 0) return 0;
  if (length < 2 * alone - 1) return Infinity;
  // Example: on 3 adjacent desks of a row, two pupils who sit alone leave 1 desk empty. On 5 adjacent desks they leave
  // 2 desks empty, because a further pupil in this row must not sit directly beside them.
  return length === 2 * alone - 1 ? alone - 1 : alone;
}

/**
 * Computes how many desks must at least stay empty if a given number of pupils sit alone (no pupil directly to the left
 * or right). The result is exact if no further conditions exist, otherwise a lower bound. Infinity if the desks cannot
 * seat so many pupils alone.
 */
export function leastEmptyBesideAlone(desks: readonly Desk[], alone: number): number {
  let least = Array.from({ length: alone + 1 }, (_, seated) => (seated === 0 ? 0 : Infinity));
  for (const length of runLengths(desks)) {
    least = least.map((_, seated) => {
      let best = Infinity;
      for (let here = 0; here <= seated; here += 1) {
        const empty = emptyInRun(length, here);
        if (empty === Infinity) break;
        best = Math.min(best, least[seated - here]! + empty);
      }
      return best;
    });
  }
  return least[alone]!;
}
