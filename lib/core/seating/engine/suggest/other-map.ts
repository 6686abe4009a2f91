import type { Random } from '../../random';
import type { Clock } from '../model/clock';
import type { SearchModel } from '../model/search-model';
import { fillDesks } from '../search/fill-desks';
import { runSearch } from '../search/run-search';

/** Steps for one search; a map that is not found in them counts as missing. */
const stepsForMap = 4000;
/** Searches in all: enough to prove that there is no other map where the conditions leave few. */
const mostSearches = 400;

/**
 * Looks for a map that differs from all of `maps` in at least one pupil, with at most `mostRepeats` repeated pairs.
 * Complete, within its limits: where a search finds a known map, what is left to search is divided by the first pupil who
 * sits elsewhere (Lawler 1972). `model` must bind every pupil (see `prepareModel`).
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

/** Whether everyone has the same desk in one of the maps. */
export function isAmong(maps: Int32Array[], map: Int32Array): boolean {
  return maps.some((other) => other.every((desk, pupil) => desk === map[pupil]));
}

/** The model's maps but this one: for each pupil those in which all before have the same desk and this one has not. */
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
