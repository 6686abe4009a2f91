import type { Random } from '../../random';
import type { Clock } from '../model/clock';
import type { SearchModel } from '../model/search-model';
import { fillDesks } from '../search/fill-desks';
import { runSearch } from '../search/run-search';

const stepsForMap = 4000;
const mostSearches = 400;

/**
 * Searches for a seating map that differs from all `maps` and has at most `mostRepeats` pairs of pupils who are
 * neighbours again. Splits the search space by the first pupil who gets a different desk (Lawler 1972). `model` must
 * have a search variable for every pupil.
 */
export function* findOtherMap(
  model: SearchModel,
  maps: Int32Array[],
  countRepeats: (deskByPupil: Int32Array) => number,
  mostRepeats: number,
  random: Random,
  clock: Clock,
): Generator<void, Int32Array | undefined> {
  const waiting = [model.domains];
  for (let searches = 0; searches < mostSearches && !clock.isOver(); searches += 1) {
    const domains = waiting.pop();
    if (!domains) return undefined;
    const attempt = { ...model, domains };
    const decision = yield* runSearch(attempt, random, clock, stepsForMap);
    if (decision.state !== 'possible') continue;
    const map = fillDesks(attempt, decision.deskByPupil, random);
    if (!isAmong(maps, map) && countRepeats(map) <= mostRepeats) return map;
    waiting.push(...divide(attempt, map));
  }
  return undefined;
}

/** Whether `maps` contains a seating map equal to `map` (the same desk for every pupil). */
export function isAmong(maps: Int32Array[], map: Int32Array): boolean {
  return maps.some((other) => other.every((desk, pupil) => desk === map[pupil]));
}

function divide({ grid, domains, pupils }: SearchModel, map: Int32Array): Int32Array[] {
  const parts: Int32Array[] = [];
  const rest = Int32Array.from(domains);
  pupils.forEach((_, pupil) => {
    const own = rest.subarray(pupil * grid.words, (pupil + 1) * grid.words);
    const word = map[pupil]! >> 5;
    const bit = 1 << (map[pupil]! & 31);
    own[word]! &= ~bit;
    if (own.some((bits) => bits !== 0)) parts.push(Int32Array.from(rest));
    own.fill(0);
    own[word] = bit;
  });
  return parts;
}
