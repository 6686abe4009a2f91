import { seededRandom } from '../../random';
import { findHittingSet } from './hitting-set';

const hits = (members: Set<number>, sets: number[][]) =>
  sets.every((set) => set.some((member) => members.has(member)));

/** Returns the size of the smallest subset of 0 … 7 with a number from each set, found by trying all 256 subsets. */
function smallestSize(sets: number[][]): number {
  const sizes = Array.from({ length: 256 }, (_, bits) => {
    const members = new Set([0, 1, 2, 3, 4, 5, 6, 7].filter((n) => (bits >> n) & 1));
    return hits(members, sets) ? members.size : Infinity;
  });
  return Math.min(...sizes);
}

it('findHittingSet returns an empty set when there are no sets', () => {
  expect(findHittingSet([])).toEqual({ members: new Set(), isSmallest: true });
});

it('findHittingSet returns four numbers that hit all eight given sets, and proves that fewer numbers cannot suffice', () => {
  const sets = [
    [1, 2, 9],
    [3, 4, 9],
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
    [5, 1],
    [7, 3],
  ];
  const { members, isSmallest } = findHittingSet(sets);
  expect(hits(members, sets)).toBe(true);
  expect({ size: members.size, isSmallest }).toEqual({ size: 4, isSmallest: true });
});

it('findHittingSet returns as few numbers as brute force for 1,000 families of sets', () => {
  const random = seededRandom('hitting sets');
  for (let i = 0; i < 1000; i += 1) {
    const sets = Array.from({ length: 1 + random.below(8) }, () =>
      [...random.shuffle(Int32Array.of(0, 1, 2, 3, 4, 5, 6, 7))].slice(0, 1 + random.below(4)),
    );
    const { members, isSmallest } = findHittingSet(sets);
    expect(hits(members, sets)).toBe(true);
    expect(isSmallest).toBe(true);
    expect(members.size).toBe(smallestSize(sets));
  }
});
