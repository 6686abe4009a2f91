import { largestMatching } from './general-matching';
import type { SearchModel } from '../model/search-model';

const maxPupils = 128;

/**
 * In a room of pairs and single desks, n pupils at t tables form at least n − t pairs. False if there are fewer
 * disjoint pairs of pupils who may sit together; true in all other rooms.
 */
export function pairsSuffice(model: SearchModel): boolean {
  const { grid, bound, free, apart, formerNeighbours } = model;
  const pupils = bound.length + free.length;
  const isPairs = grid.touchList.every(
    (touch, desk) => touch.length <= 1 && touch.length === grid.nearList[desk]!.length,
  );
  if (!isPairs || pupils > maxPupils) return true;
  const links = grid.touchList.reduce((sum, touch) => sum + touch.length, 0) / 2;
  const needed = pupils - (grid.size - links);
  if (needed <= 0) return true;
  const everyone = Array.from({ length: pupils }, (_, v) => v);
  const mayPair = everyone.map((v) => {
    const keptOff = new Set(v < bound.length ? [...apart[v]!, ...formerNeighbours[v]!] : []);
    return everyone.filter((other) => other !== v && !keptOff.has(other));
  });
  return largestMatching(mayPair) >= needed;
}
