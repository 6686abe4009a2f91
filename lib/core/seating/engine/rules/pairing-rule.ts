import { largestMatching } from './general-matching';
import type { SearchModel } from '../model/search-model';

const maxPupils = 128;

/**
 * In a room of pairs and single desks, n pupils at t tables form at least n − t pairs, and those who need one of some
 * neighbours are in a pair with one of them. False if there are no such disjoint pairs of pupils who may sit together;
 * true in all other rooms.
 */
export function pairsSuffice(model: SearchModel): boolean {
  const { grid, bound, free, apart, formerNeighbours, besides } = model;
  const pupils = bound.length + free.length;
  const isPairs = grid.touchList.every(
    (touch, desk) => touch.length <= 1 && touch.length === grid.nearList[desk]!.length,
  );
  if (!isPairs || pupils > maxPupils) return true;
  const links = grid.touchList.reduce((sum, touch) => sum + touch.length, 0) / 2;
  const needed = Math.max(0, pupils - (grid.size - links));
  if (needed === 0 && besides.length === 0) return true;
  const mates = matesOf(besides);
  const everyone = Array.from({ length: pupils }, (_, v) => v);
  const mayPair = everyone.map((v) => {
    const keptOff = new Set(v < bound.length ? [...apart[v]!, ...formerNeighbours[v]!] : []);
    return everyone.filter((other) => {
      const isOneOf = (mates.get(v)?.has(other) ?? true) && (mates.get(other)?.has(v) ?? true);
      return other !== v && isOneOf && !keptOff.has(other);
    });
  });
  if (mates.size === 0) return largestMatching(mayPair) >= needed;
  // A vertex for each pupil who may sit alone makes the matching perfect.
  const alone = Array.from({ length: pupils - 2 * needed }, (_, index) => pupils + index);
  const mayBeAlone = everyone.filter((v) => !mates.has(v));
  const withAlone = [
    ...mayPair.map((others, v) => (mates.has(v) ? others : [...others, ...alone])),
    ...alone.map((one) => [...mayBeAlone, ...alone.filter((other) => other !== one)]),
  ];
  return largestMatching(withAlone) === pupils - needed;
}

/** For each pupil who needs one of some neighbours those who suit all these conditions. */
function matesOf(besides: readonly Int32Array[]): Map<number, Set<number>> {
  const mates = new Map<number, Set<number>>();
  for (const [first, ...others] of besides) {
    const known = mates.get(first!);
    mates.set(first!, new Set(others.filter((other) => known?.has(other) ?? true)));
  }
  return mates;
}
