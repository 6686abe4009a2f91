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
  // In a run of 2n − 1 desks, n lone pupils need one empty desk between each two of them. In a longer run, one more
  // empty desk separates them from the other pupils.
  return length === 2 * alone - 1 ? alone - 1 : alone;
}

/**
 * Computes the minimum number of empty desks if some pupils sit alone (without a pupil at the next desk of their row).
 * The number is exact if there are no other conditions, otherwise a lower bound. It is Infinity if these pupils do not
 * fit in the room.
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
