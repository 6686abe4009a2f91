import { findMatching } from './general-matching';
import type { SearchModel } from '../model/search-model';

const maxPupils = 128;

/**
 * Finds pupils who cannot all get a partner, in a room that has only double desks and single desks. n pupils at t desks
 * (double or single) form at least n − t pairs; a maximum matching tests whether so many pairs are allowed. Undefined
 * if enough pairs are allowed, if the room has larger tables, or if there are very many pupils.
 */
export function findUnpaired(model: SearchModel): number[] | undefined {
  const { grid, bound, free, apart, formerNeighbours, blocks, besides } = model;
  const pupils = bound.length + free.length;
  const isPairs = grid.touchList.every(
    (touch, desk) => touch.length <= 1 && touch.length === grid.nearList[desk]!.length,
  );
  if (!isPairs || pupils > maxPupils) return undefined;
  const links = grid.touchList.reduce((sum, touch) => sum + touch.length, 0) / 2;
  const needed = Math.max(0, pupils - (grid.size - links));
  if (needed === 0 && besides.length === 0) return undefined;
  const mates = matesOf([...blocks, ...blocks.map((block) => block.toReversed()), ...besides]);
  const everyone = Array.from({ length: pupils }, (_, v) => v);
  const beside = desksBeside(model);
  const isOpen = (v: number, desks: Int32Array) =>
    desks.some((word, w) => (word & model.domains[v * grid.words + w]!) !== 0);
  const mayPair = everyone.map((v) => {
    const own = beside[v];
    const keptOff = new Set(own ? [...apart[v]!, ...formerNeighbours[v]!] : []);
    const wanted = mates.get(v);
    return everyone.filter((other) => {
      if (other === v || keptOff.has(other) || wanted?.has(other) === false) return false;
      if (mates.get(other)?.has(v) === false) return false;
      return !own || other >= bound.length || isOpen(other, own);
    });
  });
  if (mates.size === 0) return findMatching(mayPair).edges >= needed ? undefined : everyone;
  // One dummy vertex per pupil who may sit alone turns the question into a test for a perfect matching.
  const alone = Array.from({ length: pupils - 2 * needed }, (_, index) => pupils + index);
  const mayBeAlone = everyone.filter((v) => !mates.has(v));
  const withAlone = [
    ...mayPair.map((others, v) => (mates.has(v) ? others : [...others, ...alone])),
    ...alone.map((one) => [...mayBeAlone, ...alone.filter((other) => other !== one)]),
  ];
  return findMatching(withAlone).reached?.filter((v) => v < pupils);
}

function desksBeside({ grid, domains, bound }: SearchModel): Int32Array[] {
  const { words, near } = grid;
  return bound.map((_, v) => {
    const beside = new Int32Array(words);
    for (let w = 0; w < words; w += 1) {
      for (let open = domains[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        for (let k = 0; k < words; k += 1) beside[k]! |= near[desk * words + k]!;
      }
    }
    return beside;
  });
}

function matesOf(besides: readonly Int32Array[]): Map<number, Set<number>> {
  const mates = new Map<number, Set<number>>();
  for (const [first, ...others] of besides) {
    const known = mates.get(first!);
    mates.set(first!, new Set(others.filter((other) => known?.has(other) ?? true)));
  }
  return mates;
}
